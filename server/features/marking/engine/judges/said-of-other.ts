import { stem } from '../text/stem.ts';
import type { JudgeOne, KindQuestion, PointOfKind } from './judge.ts';

const THING = String.raw`(?:the\s+|an?\s+)?(\p{L}{4,})`;
/** "why graphite conducts but diamond does not", "Compare transverse and longitudinal waves". */
const TWO_THINGS = new RegExp(
  String.raw`\b(?:why|how|that|compare|between|does|do|is|are)\s+${THING}\b[^.?!,;]{0,60}?\b(?:and|but|whereas|while|than|with|from)\s+${THING}\b`,
  'iu',
);
/** Words that compare two things, so that the answer is about both. */
const COMPARES = /\b(?:than|unlike|whereas|while|compared|other|both|each|but|former|latter)\b/i;
const SURE = 0.72;

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => stem(word));
const SKIPPED: ReadonlySet<string> = new Set(['the', 'for', 'with'].map((word) => stem(word)));

/** Returns the stem of the first meaningful word in a statement, taken as its subject. */
const subjectOf = (statement: string): string | undefined =>
  stemsOf(statement).find((word) => !SKIPPED.has(word));

/**
 * Returns the judge of a statement about one of two things that the question compares; null for
 * other points. The judge rejects answers that name only the other thing. It returns null for other
 * answers.
 */
export function prepareSaidOfOther(
  point: PointOfKind,
  { questionText }: KindQuestion,
): ((answer: string) => ReturnType<JudgeOne> | null) | null {
  if (point.kind !== 'statement') return null;
  const [, one = '', other = ''] = TWO_THINGS.exec(questionText) ?? [];
  const [first, second] = [one, other].map((word) => stem(word.toLowerCase()));
  const subject = subjectOf(point.text);
  if (first === undefined || second === undefined || first === second) return null;
  if (subject !== first && subject !== second) return null;
  const rival = subject === first ? second : first;
  if (stemsOf(point.text).includes(rival)) return null;
  return (answer) => {
    const said = stemsOf(answer);
    const isOfOther = said.includes(rival) && !said.includes(subject) && !COMPARES.test(answer);
    return isOfOther ? { share: 0, sureness: SURE, spans: [], finding: null } : null;
  };
}
