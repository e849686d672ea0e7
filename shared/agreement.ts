import { MIN_MEASURED } from './business-rules.ts';
import { groupBy } from './group-by.ts';

/** Two marks for one answer, both out of `maxMark`. */
export interface MarkPair {
  /** The person's mark. */
  given: number;
  /** The mark to be measured. */
  predicted: number;
  maxMark: number;
  questionId: string;
}

/**
 * How well marks agree with people's; all figures except the within-one share use marks ÷ maximum.
 */
export interface Agreement {
  answers: number;
  /** Quadratic weighted kappa, pooled. */
  qwk: number;
  /** Mean kappa over questions with enough answers and varied marks; null without any. */
  qwkPerQuestion: number | null;
  pearson: number;
  /** Root mean square error, 0..1. */
  nrmse: number;
  exact: number;
  withinOne: number;
}

const MIN_ANSWERS = 20;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const shareOf = (pairs: readonly MarkPair[], holds: (pair: MarkPair) => boolean): number =>
  mean(pairs.map((pair) => (holds(pair) ? 1 : 0)));

/** Returns a mark as a share of its maximum. */
export const asShare = (marks: number, maxMark: number): number =>
  maxMark === 0 ? 0 : marks / maxMark;

/**
 * Returns the quadratic weighted kappa of two lists of values: 1 is perfect, 0 is chance. The
 * expected disagreement of independent markers follows from means and variances, so values need no
 * bins.
 */
export function quadraticWeightedKappa(
  given: readonly number[],
  predicted: readonly number[],
): number {
  if (given.length === 0) return 0;
  const observed = mean(given.map((value, index) => (value - (predicted[index] ?? 0)) ** 2));
  const expected = variance(given) + variance(predicted) + (mean(given) - mean(predicted)) ** 2;
  return expected === 0 ? 1 : 1 - observed / expected;
}

function variance(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 2));
}

/** Returns Pearson's correlation; 0 if one list does not vary. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const together = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
  const spread = Math.sqrt(variance(a) * variance(b));
  return spread === 0 ? 0 : together / spread;
}

function kappaOf(pairs: readonly MarkPair[]): number {
  return quadraticWeightedKappa(
    pairs.map((pair) => asShare(pair.given, pair.maxMark)),
    pairs.map((pair) => asShare(pair.predicted, pair.maxMark)),
  );
}

/** Returns all figures for a set of marked answers. */
export function measureAgreement(pairs: readonly MarkPair[]): Agreement {
  const questions = [...groupBy(pairs, (pair) => pair.questionId).values()].filter(
    (group) => group.length >= MIN_ANSWERS && new Set(group.map((pair) => pair.given)).size > 1,
  );
  const given = pairs.map((pair) => asShare(pair.given, pair.maxMark));
  const predicted = pairs.map((pair) => asShare(pair.predicted, pair.maxMark));
  const errors = given.map((value, index) => (value - (predicted[index] ?? 0)) ** 2);
  return {
    answers: pairs.length,
    qwk: kappaOf(pairs),
    qwkPerQuestion: questions.length === 0 ? null : mean(questions.map((group) => kappaOf(group))),
    pearson: pearson(given, predicted),
    nrmse: Math.sqrt(mean(errors)),
    exact: shareOf(pairs, (pair) => pair.given === pair.predicted),
    withinOne: shareOf(pairs, (pair) => Math.abs(pair.given - pair.predicted) <= 1),
  };
}

/** True if blind marks of a question wait for the marker to be measured with them. */
export function isToMeasure(known: {
  marked: number;
  measured: number;
  unjudged: number;
}): boolean {
  const { marked, measured, unjudged } = known;
  return marked >= MIN_MEASURED && measured + unjudged < marked;
}
