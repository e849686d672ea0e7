import type { SchemePoint } from './scheme/scheme.ts';
import { tokenise, type Token } from './text/tokenise.ts';
import { COMMON_WORDS } from './text/word-lists.ts';

/** What a hint is found from. */
interface HintMaterial {
  questionText: string;
  answer: readonly Token[];
  /** Points that earned nothing yet and still could. */
  missing: readonly SchemePoint[];
  marks: number;
}

const REASON = /\b(?:because|due to|since)\b/iu;
const RESULT = /^\W*(?:so|therefore|hence|which|this|thus)\b/iu;
const ASKS_WHY = /\b(?:why|explain|reasons?)\b/iu;
const GIVES_REASON = /\b(?:because|cause|cuz|since|due to|so|as|therefore|means|which)\b/iu;
const ASKS_FOR =
  /\b(?:give|name|state|write down|list|identify|suggest|describe|explain)\s+(two|three|four|five)\b/iu;
const ASKS_UNIT = /\bunits?\b/iu;

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** Words of the scheme's that cannot stand alone in a hint. */
const isNoun = (token: Token): boolean =>
  /^[a-z][a-z-]{2,}$/.test(token.word) && !token.isFunctionWord && !COMMON_WORDS.has(token.word);

/**
 * The phrase of two words with which a missing point begins, where the question has it and the answer
 * does not: it names the idea, and the question has given it away already.
 */
function sharedPhrase({ questionText, answer, missing }: HintMaterial): string | null {
  const said = new Set(answer.map((token) => token.stem));
  const question = tokenise(questionText);
  for (const point of missing) {
    const [first, second] = tokenise(point.text).filter((token) => !ARTICLES.has(token.word));
    if (first === undefined || second === undefined || !isNoun(first) || !isNoun(second)) continue;
    const at = question.findIndex(
      (token, index) => token.stem === first.stem && question[index + 1]?.stem === second.stem,
    );
    const words = question.slice(at, at + 2).map((token) => token.word);
    if (at >= 0 && !said.has(first.stem) && !said.has(second.stem)) return words.join(' ');
  }
  return null;
}

/**
 * One sentence on what to do next, or null. It says what kind of thing is missing in words that the
 * question already used, so that the next attempt still has to find the answer.
 */
export function hintFor(material: HintMaterial, answerText: string): string | null {
  const { questionText, missing, marks } = material;
  if (missing.length === 0) return null;
  const asked = ASKS_FOR.exec(questionText)?.[1]?.toLowerCase();
  if (asked !== undefined && marks > 0) return `The question asks for ${asked}.`;
  if (ASKS_UNIT.test(questionText) && missing.every((point) => isUnit(point.text))) {
    return 'The question asks for the unit as well.';
  }
  const phrase = sharedPhrase(material);
  if (phrase !== null) return `Write about the ${phrase}${marks > 0 ? ' as well' : ''}.`;
  if (marks === 0 || !ASKS_WHY.test(questionText)) return null;
  const [next] = missing;
  if (next !== undefined && RESULT.test(next.text)) return 'Now say what this leads to.';
  const lacksReason = !GIVES_REASON.test(answerText);
  return lacksReason && missing.some((point) => REASON.test(point.text)) ? 'Now say why.' : null;
}

const isUnit = (text: string): boolean =>
  /^[\p{L}/²³⁻\d\s^%-]{1,12}$/u.test(text) && /\p{L}/u.test(text);
