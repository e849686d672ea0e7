import { alikeTo, contrariesOf } from '../text/direction.ts';
import { tokenise, type Token } from '../text/tokenise.ts';
import { readAnswerTokens, type Answer } from './answer.ts';

/** The subject of a point, if the scheme contrasts several things. */
export interface Subject {
  /** Stems that name this subject, and none of the others. */
  own: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

const LABEL = /^(\p{L}[\p{L}' -]{1,30}?)\s*:\s+\S/u;
const COMPARES = /\b(?:compar\w+|contrast|differen(?:ces?|t)|than|whereas|distinguish)\b/i;

const stemsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter((token) => !token.isFunctionWord).map((token) => token.stem);

/** Returns the words at the start of a point that the question contains too. */
function readLabel(text: string, asked: ReadonlySet<string>, compares: boolean): string[] {
  const label = LABEL.exec(text)?.[1];
  if (label !== undefined) {
    const stems = stemsOf(tokenise(label));
    return stems.length <= 3 && stems.some((stem) => asked.has(stem)) ? stems : [];
  }
  const [first] = compares ? stemsOf(tokenise(text)) : [];
  return first !== undefined && asked.has(first) ? [first] : [];
}

/**
 * Returns what each point is about: "Solid: particles touch" and "gas: particles are far apart";
 * null if the points are not about different things that the question names.
 */
export function readSubjects(
  points: readonly string[],
  questionText: string,
  asked: ReadonlySet<string>,
): readonly (Subject | null)[] {
  const labels = points.map((text) => readLabel(text, asked, COMPARES.test(questionText)));
  // "Civil law", "criminal law" and "civil" again: "law" distinguishes nothing.
  const shared = (stem: string): boolean =>
    labels.some((one) =>
      labels.some(
        (other) =>
          one.includes(stem) &&
          other.includes(stem) &&
          one.some((word) => !other.includes(word)) &&
          other.some((word) => !one.includes(word)),
      ),
    );
  const named = labels.map((label) => label.filter((stem) => !shared(stem)));
  return named.map((own) => {
    const others = named.flat().filter((stem) => !own.includes(stem));
    return own.length === 0 || others.length === 0
      ? null
      : { own: new Set(own), others: new Set(others) };
  });
}

/**
 * Words before something that is not the subject of a sentence: "larger than", "below the chalk".
 */
const BESIDE: ReadonlySet<string> = new Set(
  'than unlike not over under above below beneath underneath behind near from'.split(' '),
);
const JOINING: ReadonlySet<string> = new Set(
  'and but while whilst whereas although however then'.split(' '),
);

/** The search for a part's start stops after this many words. */
const LONGEST_PART = 40;

type About = 'own' | 'other' | null;

/**
 * Returns where the part of a sentence with this word begins: after a comma, or after "but" or
 * "and".
 */
function partStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && at - start < LONGEST_PART) {
    const before = tokens[start - 1];
    if (before?.clause !== tokens[at]?.clause || before === undefined) return start;
    start -= 1;
    if (JOINING.has(before.word)) return start;
  }
  return start;
}

/**
 * Returns which subject each word is about; null before any is named. `isByPart` takes the first
 * one named in the word's part of the sentence; otherwise the last one named counts.
 */
function assign(tokens: readonly Token[], { own, others }: Subject, isByPart: boolean): About[] {
  const about: About[] = [];
  let current: About = null;
  let named = -1;
  for (const [at, token] of tokens.entries()) {
    const mention = own.has(token.stem) ? 'own' : others.has(token.stem) ? 'other' : null;
    const isBeside = tokens.slice(Math.max(0, at - 2), at).some(({ word }) => BESIDE.has(word));
    if (mention === null || isBeside) {
      about.push(current);
      continue;
    }
    const start = partStart(tokens, at);
    if (!isByPart || start > named) {
      current = mention;
      // Words before the first name of a sentence, or of a part, are about it as well.
      const isFirst = tokens[named]?.sentence !== token.sentence;
      const from = isFirst ? 0 : isByPart ? start : at;
      for (let back = at - 1; back >= from; back -= 1) {
        if (tokens[back]?.sentence !== token.sentence) break;
        about[back] = current;
      }
      named = at;
    }
    about.push(current);
  }
  return about;
}

/** Returns the words of an answer about a subject, or about none of the contrasted subjects. */
export function narrowToSubject(answer: Answer, subject: Subject): Answer | null {
  const { tokens } = answer;
  const isNamed = tokens.some(({ stem }) => subject.own.has(stem) || subject.others.has(stem));
  if (!isNamed) return null;
  const byName = assign(tokens, subject, false);
  const byPart = assign(tokens, subject, true);
  return readAnswerTokens(
    answer,
    tokens.filter((_, at) => byName[at] !== 'other' || byPart[at] !== 'other'),
  );
}

/**
 * Returns the thing that a statement distinguishes from another: of two that the question compares,
 * or "soft" in "soft rock erodes faster", which is not about hard rock; null if it names both or
 * neither.
 */
export function readContrasted(
  tokens: readonly Token[],
  side: { own: string; other: string } | null,
): Subject | null {
  if (side !== null) return { own: new Set([side.own]), others: new Set([side.other]) };
  const content = tokens.filter((token) => !token.isFunctionWord);
  const [first] = content;
  if (first === undefined || first.negatedBy !== null || content.length < LEAST_SAID) return null;
  const others = new Set(contrariesOf(first.stem));
  if (others.size === 0 || content.some(({ stem }) => others.has(stem))) return null;
  return { own: new Set([first.stem, ...alikeTo(first.stem)]), others };
}

/** A fragment with fewer words, such as "hot" or "fast cars", says nothing about its subject. */
const LEAST_SAID = 3;

/** True if an answer mentions the other subject at all. */
export const namesOther = (answer: Answer, { others }: Subject): boolean =>
  answer.tokens.some(({ stem }) => others.has(stem));

/** Groups the wordings of a point by subject: an alternative may be about the other thing. */
export function bySubject<Wording extends { tokens: readonly Token[] }>(
  wordings: readonly Wording[],
  { own, others }: Subject,
): { wordings: Wording[]; subject: Subject }[] {
  const isOther = ({ tokens }: Wording): boolean =>
    tokens.some(({ stem }) => others.has(stem)) && !tokens.some(({ stem }) => own.has(stem));
  return [
    { wordings: wordings.filter((one) => !isOther(one)), subject: { own, others } },
    { wordings: wordings.filter(isOther), subject: { own: others, others: own } },
  ].filter((one) => one.wordings.length > 0);
}
