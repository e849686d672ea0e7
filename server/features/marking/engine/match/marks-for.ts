import type { PointJudgement } from './judge-point.ts';

/**
 * How widely expected shares are spread when they become marks. Expectations stay nearer the middle
 * than teachers' marks, so they are spread before rounding; less so if they are based on confirmed
 * marks. The constants apply to every subject.
 */
export const SPREAD = { byScheme: 2.5, byLearning: 2 } as const;

/** Returns the marks for a share, in fractions of a mark; may be below 0 or above `marks`. */
export const spreadMarks = (share: number, marks: number, spread: number, centre = 0.5): number =>
  ((share - centre) * spread + centre) * marks;

/**
 * Constants for one statement worth four marks or more, which is graded because it has fewer ideas
 * than marks: people give many of the marks for anything on the topic, and disagree on the rest.
 * `least` is the expectation if next to nothing was found, `centre` the middle of expectations.
 */
const GRADED = { fromMarks: 4, least: 0.5, centre: 0.75, spread: 1.5 } as const;

const isGraded = (marks: number): boolean => marks >= GRADED.fromMarks;

const expectedOfGraded = (share: number): number => GRADED.least + (1 - GRADED.least) * share;

/** Returns the share of its marks that a teacher is expected to give for a statement. */
export const expectedOf = ({ point, share, conflict }: PointJudgement): number =>
  isGraded(point.marks) && conflict !== 'contradicted' ? expectedOfGraded(share) : share;

function marksOfStatement(share: number, marks: number): number {
  if (!isGraded(marks)) return spreadMarks(share, marks, SPREAD.byScheme);
  return spreadMarks(expectedOfGraded(share), marks, GRADED.spread, GRADED.centre);
}

/** Returns the share that corresponds to a number of a point's marks. */
export function shareOfMarks(given: number, marks: number): number {
  const [none, all] = [marksOfStatement(0, marks), marksOfStatement(1, marks)];
  return (given - none) / (all - none);
}

/** One telling word can be a whole answer for two marks; for more, each mark needs a word. */
const MARKS_FOR_ONE_WORD = 2;

/** The share that a graded statement earns in addition to a mark for each word. */
const BESIDE_WORDS = 1 / 2;

/** The most that a graded statement earns if it is said the other way round. */
const MOST_AFTER_CONFLICT = 1 / 2;

/** The scheme's own words earn all marks, even a single word. */
const SAID_IN_FULL = 0.95;

/** A single mark requires as much as the last of two: half of the point is not enough. */
const MORE_FOR_SINGLE_MARK = 0.1;

/**
 * Returns the marks for a point's expected share, in fractions of a mark; may be below 0 or above
 * all of them. Sentences of one model answer (`isSentence`) may be half-expressed.
 */
export function marksOfShare(share: number, marks: number, isSentence: boolean): number {
  if (isSentence) return spreadMarks(share, marks, SPREAD.byScheme);
  return marksOfStatement(share - (marks === 1 ? MORE_FOR_SINGLE_MARK : 0), marks);
}

/**
 * Returns the marks that a point earns, in fractions of a mark. Words under a conflict, or only
 * related to the scheme's, earn part of a point and never the whole.
 */
export function exactMarks(judgement: PointJudgement, isSentence: boolean): number {
  const { point, share, verdict } = judgement;
  if (verdict !== null) return share * point.marks;
  const most = Math.min(mostForWords(judgement), mostForConflict(judgement));
  return Math.min(most, Math.max(0, marksOfShare(share, point.marks, isSentence)));
}

function mostForWords({ point: { marks }, conflict, found, wordsMet }: PointJudgement): number {
  if (wordsMet === 0) return 0;
  if (conflict === null && found >= SAID_IN_FULL) return marks;
  return isGraded(marks) ? marks * BESIDE_WORDS + wordsMet : Math.max(MARKS_FOR_ONE_WORD, wordsMet);
}

function mostForConflict({ point: { marks }, conflict, found }: PointJudgement): number {
  if (conflict === 'contradicted') return 0;
  if (conflict !== null && isGraded(marks)) return marks * MOST_AFTER_CONFLICT;
  return conflict === null && found > 0 ? marks : Math.max(0, marks - 1);
}

/**
 * Returns the mark for a learnt expectation: a whole number between 0 and maxMark. The share of a
 * list of points is already a sum of marks, and is not spread again.
 */
export function markLearnt(share: number, maxMark: number, isList: boolean): number {
  const exact = isList ? share * maxMark : spreadMarks(share, maxMark, SPREAD.byLearning);
  return Math.min(maxMark, Math.max(0, Math.round(exact)));
}

/** Shifts a learnt share so that it is spread around what is `usual` for its question. */
export const aroundUsual = (share: number, usual: number): number =>
  share - (usual - 0.5) * (1 - 1 / SPREAD.byLearning);

/** Returns the usual share for a statement before anyone has marked an answer to it. */
export const usualFor = (marks: number): number => (isGraded(marks) ? GRADED.centre : 0.5);
