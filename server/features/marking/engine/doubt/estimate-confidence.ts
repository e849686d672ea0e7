import { countDoubts } from './count-doubts.ts';
import { isUncertain } from './uncertain-points.ts';
import type { Answer } from '../match/answer.ts';
import type { AwardedPoint } from '../match/award-marks.ts';
import { marksOfShare, SPREAD, spreadMarks } from '../match/marks-for.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import type { LikelyTotal } from '../total/likely-total.ts';

/**
 * Measured with `bench/marking.ts`: how often a teacher gives the same mark. If the mark is none or
 * all of the marks, the confidence grows with the distance (in shares of the marks) from where it
 * would change; part of the marks is always a guess.
 */
export const SURENESS = {
  atThreshold: 0.42,
  perShare: 1.5,
  most: 0.85,
  forPart: 0.36,
  uncertain: 0.4,
  /** For a list: with something that the marker cannot judge, and without. */
  guess: 0.57,
  ofList: 0.95,
  /** Added for a confirmed answer with nearly the same words. */
  perNearness: 0.25,
} as const;

/**
 * Below this confidence a teacher should check the mark. The mark of one statement is a matter of
 * degree, and wrong by one mark at most; a list of points is right or wrong, and requires more.
 */
export const DOUBT_BELOW = { forStatement: 0.47, forList: 0.72 } as const;

/**
 * From this probability of being wrong by half of the marks or more, a teacher should check the
 * mark, however confident the marker is.
 */
export const RISK_ABOVE = 0.3;

/**
 * One statement worth several marks, in this many lines: the scheme may be a list that was not read
 * as one.
 */
const LINES_OF_LIST = 3;

/** Returns how sure a mark is; `exact` is the expected mark, in fractions of a mark. */
function sureOf(exact: number, marks: number, given: number, spread: number): number {
  if (given > 0 && given < marks) return SURENESS.forPart;
  const reach = (given === 0 ? 0.5 - exact : exact - (marks - 0.5)) / (spread * marks);
  return Math.min(SURENESS.most, SURENESS.atThreshold + SURENESS.perShare * Math.max(0, reach));
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Returns the confidence for one statement or model answer, whose mark grows with how much of it is
 * expressed.
 */
function estimateForStatement(points: readonly AwardedPoint[], areSentences: boolean): number {
  const marks = points.reduce((sum, { point }) => sum + point.marks, 0);
  if (marks === 0) return 0;
  const sum = points.reduce((total, { share, point, marks: given }) => {
    const exact = marksOfShare(share, point.marks, areSentences);
    return total + sureOf(exact, point.marks, given, SPREAD.byScheme) * point.marks;
  }, 0);
  const sure = sum / marks;
  // The scheme does not say what half of it is worth, and a teacher seldom gives no marks out of so
  // many.
  const isNoneOfMany = !areSentences && marks > 2 && points.every((point) => point.marks === 0);
  return isNoneOfMany || points.some((point) => isUncertain(point))
    ? Math.min(sure, SURENESS.uncertain)
    : sure;
}

/** True if the mark is a share of one statement, rather than a sum of points decided one by one. */
export function isOneStatement(question: PreparedQuestion): boolean {
  const points = question.scheme.groups.flatMap((group) => group.points);
  const [only] = points;
  if (points.some(({ kind }) => kind !== 'statement')) return false;
  return question.scheme.isModelAnswer || (points.length === 1 && (only?.marks ?? 0) > 1);
}

/** What is known about a mark besides its points. */
type Circumstances = Pick<LikelyTotal, 'mayBeMisread' | 'isMoved' | 'chance'> & { maxMark: number };

/** Returns the marker's confidence in the total, from 0 to 1, if it marks by the scheme alone. */
export function estimateConfidence(
  points: readonly AwardedPoint[],
  answer: Answer,
  question: PreparedQuestion,
  given: Circumstances,
): number {
  if (isOneStatement(question)) {
    const { scheme, isMisread, unread } = question;
    const sure = estimateForStatement(points, scheme.isModelAnswer);
    const isGuessed =
      given.mayBeMisread || isMisread || (!scheme.isModelAnswer && unread.lines >= LINES_OF_LIST);
    return round(isGuessed ? Math.min(sure, SURENESS.uncertain) : sure);
  }
  const isGuessed =
    given.mayBeMisread ||
    given.isMoved ||
    countDoubts(points, answer, question, given.maxMark).grave > 0;
  const most = isGuessed ? SURENESS.guess : SURENESS.ofList;
  return Math.min(round(given.chance), most);
}

/**
 * Returns the confidence in a learnt mark; `nearness` (from 0 to 1) is how well the words are
 * known.
 */
export function confidenceOfLearnt(
  expected: { share: number; nearness: number },
  given: number,
  maxMark: number,
  isList: boolean,
): number {
  const spread = isList ? 1 : SPREAD.byLearning;
  const exact = spreadMarks(expected.share, maxMark, spread);
  const sure = sureOf(exact, maxMark, given, spread);
  return round(Math.min(SURENESS.most, sure + SURENESS.perNearness * expected.nearness));
}
