import type { PointJudgement } from './judge-point.ts';

/**
 * How expected shares become marks. Expectations keep to the middle more than teachers do, so they
 * are spread before rounding; less so where they rest on marks that people confirmed. The same
 * constants hold for any subject.
 */
export const SPREAD = { byScheme: 2.5, byLearning: 2 } as const;

/** The marks that a share stands for, in fractions of a mark, beyond 0 and `marks` too. */
export const spreadMarks = (share: number, marks: number, spread: number): number =>
  ((share - 0.5) * spread + 0.5) * marks;

/** The share that stands for so many of a point's marks. */
export const shareOfMarks = (given: number, marks: number): number =>
  (given / marks - 0.5) / SPREAD.byScheme + 0.5;

/** One telling word can be a whole answer for two marks; for more, each mark needs a word. */
const MARKS_FOR_ONE_WORD = 2;

/** The scheme's own words earn all there is, be it one word. */
const SAID_IN_FULL = 0.95;

/** A single mark asks for as much as the last of two: half of the point is not enough. */
const MORE_FOR_SINGLE_MARK = 0.1;

/**
 * The marks that a point's expected share stands for, in fractions of a mark, beyond 0 and all of
 * them too. Sentences of one model answer (`isSentence`) may be said by halves.
 */
export function marksOfShare(share: number, marks: number, isSentence: boolean): number {
  const needed = marks === 1 && !isSentence ? MORE_FOR_SINGLE_MARK : 0;
  return spreadMarks(share - needed, marks, SPREAD.byScheme);
}

/**
 * The marks that a point earns, in fractions of a mark. Words under a conflict, or merely akin to
 * the scheme's, earn part of a point and never the whole.
 */
export function exactMarks(judgement: PointJudgement, isSentence: boolean): number {
  const { point, share, conflict, found, wordsMet, verdict } = judgement;
  if (verdict !== null) return share * point.marks;
  const whole = conflict === null && found > 0 ? point.marks : Math.max(0, point.marks - 1);
  const isSaidInFull = conflict === null && found >= SAID_IN_FULL;
  const forWords = isSaidInFull ? point.marks : Math.max(MARKS_FOR_ONE_WORD, wordsMet);
  const most = Math.min(whole, wordsMet === 0 ? 0 : forWords);
  return Math.min(most, Math.max(0, marksOfShare(share, point.marks, isSentence)));
}

/**
 * The mark for an expectation that was learnt: a whole number in 0..maxMark. What a list of points
 * earns is a sum of marks already, and is not spread again.
 */
export function markLearnt(share: number, maxMark: number, isList: boolean): number {
  const exact = isList ? share * maxMark : spreadMarks(share, maxMark, SPREAD.byLearning);
  return Math.min(maxMark, Math.max(0, Math.round(exact)));
}
