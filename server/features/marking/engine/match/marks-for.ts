import type { PointJudgement } from './judge-point.ts';

/**
 * How expected shares become marks. Expectations keep to the middle more than teachers do, so they
 * are spread before rounding; less so where they rest on marks that people confirmed. The same
 * constants hold for any subject.
 */
export const SPREAD = { byScheme: 2.5, byLearning: 2 } as const;

/** The marks that a share stands for, in fractions of a mark, beyond 0 and `marks` too. */
export const spreadMarks = (share: number, marks: number, spread: number, centre = 0.5): number =>
  ((share - centre) * spread + centre) * marks;

/**
 * One statement for four marks or more is graded, since it holds fewer ideas than marks: people give
 * much of them to what is about it at all, and part company over the rest. `least` is what is
 * expected where next to nothing of it was found, `centre` the middle of what is expected.
 */
const GRADED = { fromMarks: 4, least: 0.5, centre: 0.75, spread: 1.5 } as const;

const isGraded = (marks: number): boolean => marks >= GRADED.fromMarks;

const expectedOfGraded = (share: number): number => GRADED.least + (1 - GRADED.least) * share;

/** The share of its marks that a teacher is expected to give for a statement. */
export const expectedOf = ({ point, share, conflict }: PointJudgement): number =>
  isGraded(point.marks) && conflict !== 'contradicted' ? expectedOfGraded(share) : share;

function marksOfStatement(share: number, marks: number): number {
  if (!isGraded(marks)) return spreadMarks(share, marks, SPREAD.byScheme);
  return spreadMarks(expectedOfGraded(share), marks, GRADED.spread, GRADED.centre);
}

/** The share that stands for so many of a point's marks. */
export function shareOfMarks(given: number, marks: number): number {
  const [none, all] = [marksOfStatement(0, marks), marksOfStatement(1, marks)];
  return (given - none) / (all - none);
}

/** One telling word can be a whole answer for two marks; for more, each mark needs a word. */
const MARKS_FOR_ONE_WORD = 2;

/** What a graded statement earns beside a mark for each word. */
const BESIDE_WORDS = 1 / 2;

/** What a graded statement earns at most when it is said the other way round. */
const MOST_AFTER_CONFLICT = 1 / 2;

/** The scheme's own words earn all there is, be it one word. */
const SAID_IN_FULL = 0.95;

/** A single mark asks for as much as the last of two: half of the point is not enough. */
const MORE_FOR_SINGLE_MARK = 0.1;

/**
 * The marks that a point's expected share stands for, in fractions of a mark, beyond 0 and all of
 * them too. Sentences of one model answer (`isSentence`) may be said by halves.
 */
export function marksOfShare(share: number, marks: number, isSentence: boolean): number {
  if (isSentence) return spreadMarks(share, marks, SPREAD.byScheme);
  return marksOfStatement(share - (marks === 1 ? MORE_FOR_SINGLE_MARK : 0), marks);
}

/**
 * The marks that a point earns, in fractions of a mark. Words under a conflict, or merely akin to
 * the scheme's, earn part of a point and never the whole.
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
 * The mark for an expectation that was learnt: a whole number in 0..maxMark. What a list of points
 * earns is a sum of marks already, and is not spread again.
 */
export function markLearnt(share: number, maxMark: number, isList: boolean): number {
  const exact = isList ? share * maxMark : spreadMarks(share, maxMark, SPREAD.byLearning);
  return Math.min(maxMark, Math.max(0, Math.round(exact)));
}

/** A learnt share so that it is spread around what is `usual` for its question. */
export const aroundUsual = (share: number, usual: number): number =>
  share - (usual - 0.5) * (1 - 1 / SPREAD.byLearning);

/** What is usual for a statement before anybody marked an answer to it. */
export const usualFor = (marks: number): number => (isGraded(marks) ? GRADED.centre : 0.5);
