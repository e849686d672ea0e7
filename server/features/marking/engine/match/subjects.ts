import { alikeTo, contrariesOf } from '../text/direction.ts';
import { tokenise, type Token } from '../text/tokenise.ts';
import { readAnswerTokens, type Answer } from './answer.ts';

/** What a point is about, where the scheme sets several things against each other. */
export interface Subject {
  /** Stems that name it, and none of the others. */
  own: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

const LABEL = /^(\p{L}[\p{L}' -]{1,30}?)\s*:\s+\S/u;
const COMPARES = /\b(?:compar\w+|contrast|differen(?:ces?|t)|than|whereas|distinguish)\b/i;

const stemsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter((token) => !token.isFunctionWord).map((token) => token.stem);

/** The words that a point begins with, where the question speaks of them too. */
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
 * "Solid: particles touch" and "gas: particles are far apart": what each point is about; null where
 * the points are not about different things that the question names.
 */
export function readSubjects(
  points: readonly string[],
  questionText: string,
  asked: ReadonlySet<string>,
): readonly (Subject | null)[] {
  const labels = points.map((text) => readLabel(text, asked, COMPARES.test(questionText)));
  // "Civil law", "criminal law" and "civil" again: "law" tells nothing apart.
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

/** What stands behind these is not what a sentence is about: "larger than", "below the chalk". */
const BESIDE: ReadonlySet<string> = new Set(
  'than unlike not over under above below beneath underneath behind near from'.split(' '),
);
const JOINING: ReadonlySet<string> = new Set(
  'and but while whilst whereas although however then'.split(' '),
);

/** A longer part is not looked through. */
const LONGEST_PART = 40;

type About = 'own' | 'other' | null;

/** Where the part of a sentence begins that a word stands in: after a comma, or at "but" or "and". */
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
 * Which of the things each word is about; null before any of them is named. By its part, a word is
 * about what is named first there; else about what was named last.
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
      // What stands before the first name of its sentence, or of its part, is about it as well.
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

/** The words of an answer that are about a subject, or about none of those that are set against it. */
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
 * The thing that a statement tells apart from another: of two that the question compares, or "soft"
 * of "soft rock erodes faster", which is not said of hard rock; null where it names both or none.
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

/** Of "hot" or "fast cars", with fewer words, nothing is said. */
const LEAST_SAID = 3;

/** Whether an answer speaks of the other one at all. */
export const namesOther = (answer: Answer, { others }: Subject): boolean =>
  answer.tokens.some(({ stem }) => others.has(stem));

/** The wordings of a point by what they are about: an alternative may be about the other thing. */
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
