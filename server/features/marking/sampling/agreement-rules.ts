import { quadraticWeightedKappa } from '../../../../shared/agreement.ts';
import { MIN_MEASURED } from '../../../../shared/business-rules.ts';
import type {
  BulkDemand,
  QuestionAgreement,
  Recommendation,
} from '../../../../shared/contract/blind-marks.ts';
import { shareInterval } from '../../../../shared/share-interval.ts';
import type { SampledAnswer } from './sample-queries.ts';

/**
 * From this share on, a teacher's time is better spent on spot checks than on checking all marks.
 */
const TRUST_FROM = 0.8;
/**
 * The lower limit of the share must reach this, so that the marker is unlikely to be wrong more
 * often than right.
 */
const TRUST_AT_LEAST = 0.45;
/** Below this share, correcting takes longer than marking. */
const BY_HAND_BELOW = 0.5;
/** Fewer spot checks cannot show a drift. */
const LEAST_SPOT_CHECKS = 3;

type Measured = Pick<
  QuestionAgreement,
  | 'chosen'
  | 'marked'
  | 'measured'
  | 'unjudged'
  | 'exact'
  | 'withinOne'
  | 'kappa'
  | 'interval'
  | 'spotChecked'
  | 'isDrifting'
  | 'teachers'
  | 'isToLearn'
  | 'isOutdated'
  | 'recommendation'
>;

interface Pair {
  given: number;
  predicted: number;
  isSpotCheck: boolean;
}

/** Pairs the first blind mark with the marker's. */
function pairsOf(answers: readonly SampledAnswer[]): Pair[] {
  return answers.flatMap(({ marks: [first], predictedMark, purpose }) =>
    first === undefined || predictedMark === null
      ? []
      : [{ given: first.mark, predicted: predictedMark, isSpotCheck: purpose === 'spot-check' }],
  );
}

/** Returns the marker that each question's agreement was measured for, where that is known. */
export function measuredMarkers(answers: readonly SampledAnswer[]): Map<string, string> {
  return new Map(
    answers.flatMap(({ questionId, marks, predictedMark, predictedBy }) =>
      marks.length > 0 && predictedMark !== null && predictedBy !== null
        ? [[questionId, predictedBy] as const]
        : [],
    ),
  );
}

/**
 * True if there are enough blind marks to measure the marker, and it has not judged all of them
 * yet.
 */
const isUnmeasured = (given: readonly SampledAnswer[], found: readonly Pair[]): boolean =>
  given.length >= MIN_MEASURED && found.length === 0 && given.some(({ isUnjudged }) => !isUnjudged);

/** Measures how far the marker agrees with the blind marks of one question. */
export function measureQuestion(answers: readonly SampledAnswer[]): Measured {
  const pairs = pairsOf(answers);
  const spots = pairs.filter(({ isSpotCheck }) => isSpotCheck);
  const sample = pairs.filter(({ isSpotCheck }) => !isSpotCheck);
  const given = answers.filter(({ marks }) => marks.length > 0);
  const [exact, withinOne] = [countWithin(pairs, 0), countWithin(pairs, 1)];
  const interval = intervalOf(sample, 'all-answers') ?? intervalOf(spots, 'bulk');
  const spotChecked = { measured: spots.length, exact: countWithin(spots, 0) };
  const isOutdated = given.some(
    (each) => each.isOutdated && (each.purpose === 'sample' || pairs.length === 0),
  );
  const both = answers.flatMap(({ marks: [one, other] }) => (one && other ? [{ one, other }] : []));
  return {
    chosen: answers.length,
    marked: given.length,
    measured: pairs.length,
    unjudged: given.filter(({ isUnjudged }) => isUnjudged).length,
    exact,
    withinOne,
    kappa: kappaOf(pairs),
    interval,
    spotChecked,
    isDrifting: isDrifting(sample, spotChecked),
    teachers: {
      both: both.length,
      exact: both.filter(({ one, other }) => one.mark === other.mark).length,
    },
    isOutdated,
    // However few there are, because otherwise a change would reopen the bulk acceptance that their
    // measurement closed.
    isToLearn:
      (isOutdated && pairs.length === 0) ||
      isUnmeasured(given, pairs) ||
      isUnmeasured(
        given.filter(({ purpose }) => purpose === 'sample'),
        sample,
      ),
    recommendation: recommend(pairs.length, exact, interval?.low ?? 0),
  };
}

const countWithin = (pairs: readonly Pair[], marks: number): number =>
  pairs.filter(({ given, predicted }) => Math.abs(given - predicted) <= marks).length;

function intervalOf(
  pairs: readonly Pair[],
  of: NonNullable<Measured['interval']>['of'],
): Measured['interval'] {
  const [measured, exact] = [pairs.length, countWithin(pairs, 0)];
  const range = shareInterval(exact, measured);
  return range && { ...range, measured, exact, of };
}

function kappaOf(pairs: readonly Pair[]): number | null {
  const given = pairs.map((pair) => pair.given);
  if (pairs.length < MIN_MEASURED || new Set(given).size < 2) return null;
  return quadraticWeightedKappa(
    given,
    pairs.map(({ predicted }) => predicted),
  );
}

function isDrifting(sample: readonly Pair[], spots: { measured: number; exact: number }): boolean {
  const expected = shareInterval(countWithin(sample, 0), sample.length);
  if (expected === null || spots.measured < LEAST_SPOT_CHECKS) return false;
  return spots.exact / spots.measured < expected.low;
}

/** `lowest` is the lower limit of the interval shown: more spot checks do not make it trustworthy. */
function recommend(measured: number, exact: number, lowest: number): Recommendation {
  if (measured < MIN_MEASURED) return 'unmeasured';
  const share = exact / measured;
  const low = Math.min(lowest, shareInterval(exact, measured)?.low ?? 0);
  if (share >= TRUST_FROM && low >= TRUST_AT_LEAST) return 'trust';
  return share < BY_HAND_BELOW ? 'by-hand' : 'check-all';
}

/** True if the school's requirements forbid accepting a question's pencil marks in bulk. */
export function isBulkRefused(
  {
    measured,
    exact,
    unjudged,
    isToLearn,
  }: Pick<Measured, 'measured' | 'exact' | 'unjudged' | 'isToLearn'>,
  { leastExactPercent, leastSample }: BulkDemand,
): boolean {
  // Otherwise a changed mark would reopen the bulk acceptance that its measurement closed.
  if (isToLearn || measured < leastSample) return true;
  if (measured === 0 && unjudged > 0) return true;
  return measured > 0 && 100 * exact < leastExactPercent * measured;
}
