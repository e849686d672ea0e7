import type { SchemePoint } from '../scheme/scheme.ts';

/** The input for a hint. */
interface HintMaterial {
  questionText: string;
  answerText: string;
  /** Points that have earned nothing yet and still could. */
  missing: readonly SchemePoint[];
  /** How many points earned all their marks. */
  earned: number;
  marks: number;
  maxMark: number;
}

const REASON = /\b(?:because|due to|since)\b/iu;
const RESULT = /^\W*(?:so|therefore|hence|which|this|thus)\b/iu;
const ASKS_WHY = /\b(?:why|explain|reasons?)\b/iu;
const GIVES_REASON = /\b(?:because|cause|cuz|since|due to|so|as|therefore|means|which)\b/iu;
const ASKS_FOR =
  /\b(?:give|name|state|write down|list|identify|suggest|describe|explain)\s+(two|three|four|five)\b/iu;
const NUMBERS = ['two', 'three', 'four', 'five'];
const ASKS_UNIT = /\bunits?\b/iu;

/** A scheme's names for points that say what to look for, but nothing about the answer. */
const CALLED: ReadonlySet<string> = new Set(
  (
    'reason explanation example effect advantage disadvantage benefit drawback consequence cause ' +
    'result definition quotation use method weakness strength limitation conclusion'
  ).split(' '),
);

const withArticle = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

const SUBJECT = /^(\p{L}[\p{L}' -]{1,30}?)\s*:\s+\S/u;

/**
 * Returns what a point is about, "the gas", "civil law", as worded in the question; null if the
 * question does not name it.
 */
function findSubject(point: SchemePoint, questionText: string): string | null {
  const subject = SUBJECT.exec(point.text)?.[1]?.toLowerCase();
  if (subject === undefined) return null;
  const asked = questionText.toLowerCase();
  const at = asked.indexOf(subject);
  if (at === -1) return null;
  return /\b(?:the|an?)\s+$/.test(asked.slice(0, at)) ? `the ${subject}` : subject;
}

/**
 * Returns one sentence on what kind of thing is missing, or null. It says nothing that is not in
 * the question, so that the next attempt still has to find the answer.
 */
export function hintFor(material: HintMaterial): string | null {
  const { questionText, answerText, missing, earned, marks, maxMark } = material;
  const [next] = missing;
  if (next === undefined || marks === 0) return null;
  const asked = ASKS_FOR.exec(questionText)?.[1]?.toLowerCase() ?? '';
  const count = NUMBERS.indexOf(asked) + 2;
  if (count === maxMark && earned < count && countItems(answerText) < count)
    return `The question asks for ${asked}.`;
  if (ASKS_UNIT.test(questionText) && missing.every((point) => isUnit(point.text))) {
    return 'The question asks for the unit as well.';
  }
  const called = next.called?.replace(/s$/, '') ?? '';
  if (CALLED.has(called)) return `Now give ${withArticle(called)}.`;
  const subject = findSubject(next, questionText);
  if (subject !== null) return `Now say more about ${subject}.`;
  if (!ASKS_WHY.test(questionText)) return null;
  if (RESULT.test(next.text)) return 'Now say what this leads to.';
  const lacksReason = !GIVES_REASON.test(answerText);
  return lacksReason && missing.some((point) => REASON.test(point.text)) ? 'Now say why.' : null;
}

/** Returns the most things that an answer can contain: one in each clause. */
const countItems = (answer: string): number =>
  answer.split(/[.;,\n]|\s(?:and|also|or)\s/u).filter((part) => /\p{L}{2}/u.test(part)).length;

const isUnit = (text: string): boolean =>
  /^[\p{L}/²³⁻\d\s^%-]{1,12}$/u.test(text) && /\p{L}/u.test(text);
