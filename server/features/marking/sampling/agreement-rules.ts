import { quadraticWeightedKappa } from '../../../../shared/agreement.ts';
import { LEAST_MEASURED } from '../../../../shared/business-rules.ts';
import type {
  BulkDemand,
  QuestionAgreement,
  Recommendation,
} from '../../../../shared/contract/blind-marks.ts';
import type { SampledAnswer } from './sample-queries.ts';

/** What is left beyond each end of an interval that holds nine times in ten. */
const TAIL = 0.05;
const HALVINGS = 40;
/** From here on a teacher's time is better spent on looking behind some marks than on all. */
const TRUST_FROM = 0.8;
/** And so few marks must not leave it open that the marker is wrong more often than right. */
const TRUST_AT_LEAST = 0.45;
/** Below, correcting takes longer than marking. */
const BY_HAND_BELOW = 0.5;
/** Fewer spot checks say nothing of a drift. */
const LEAST_SPOT_CHECKS = 3;

/**
 * Where a share may lie of which `hits` of `tries` were seen, with at least nine chances in ten: the
 * exact interval of Clopper and Pearson, which does not promise too much of five answers.
 */
export function shareInterval(hits: number, tries: number): { low: number; high: number } | null {
  if (tries === 0) return null;
  return {
    low: hits === 0 ? 0 : findShare((share) => 1 - chanceOfAtMost(hits - 1, tries, share) < TAIL),
    high: hits === tries ? 1 : findShare((share) => chanceOfAtMost(hits, tries, share) > TAIL),
  };
}

/** The share up to which a condition holds, by halving; close enough for whole percents. */
function findShare(holds: (share: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** How likely at most `hits` of `tries` are, where each is one with the chance `share`. */
function chanceOfAtMost(hits: number, tries: number, share: number): number {
  let term = (1 - share) ** tries;
  let sum = term;
  for (let hit = 1; hit <= hits; hit += 1) {
    term *= ((tries - hit + 1) / hit) * (share / (1 - share));
    sum += term;
  }
  return sum;
}

type Measured = Pick<
  QuestionAgreement,
  | 'chosen'
  | 'marked'
  | 'measured'
  | 'exact'
  | 'withinOne'
  | 'kappa'
  | 'interval'
  | 'spotChecked'
  | 'isDrifting'
  | 'teachers'
  | 'recommendation'
>;

interface Pair {
  given: number;
  predicted: number;
  isSpotCheck: boolean;
}

/** Who marked first and blind, beside the marker. */
export function pairsOf(answers: readonly SampledAnswer[]): Pair[] {
  return answers.flatMap(({ marks: [first], predictedMark, purpose }) =>
    first === undefined || predictedMark === null
      ? []
      : [{ given: first.mark, predicted: predictedMark, isSpotCheck: purpose === 'spot-check' }],
  );
}

/** How far the marker agrees with the blind marks of one question. */
export function measureQuestion(answers: readonly SampledAnswer[]): Measured {
  const pairs = pairsOf(answers);
  const spots = pairs.filter(({ isSpotCheck }) => isSpotCheck);
  const sample = pairs.filter(({ isSpotCheck }) => !isSpotCheck);
  const [exact, withinOne] = [countWithin(pairs, 0), countWithin(pairs, 1)];
  const spotChecked = { measured: spots.length, exact: countWithin(spots, 0) };
  const both = answers.flatMap(({ marks: [one, other] }) => (one && other ? [{ one, other }] : []));
  return {
    chosen: answers.length,
    marked: answers.filter(({ marks }) => marks.length > 0).length,
    measured: pairs.length,
    exact,
    withinOne,
    kappa: kappaOf(pairs),
    interval: shareInterval(exact, pairs.length),
    spotChecked,
    isDrifting: isDrifting(sample, spotChecked),
    teachers: {
      both: both.length,
      exact: both.filter(({ one, other }) => one.mark === other.mark).length,
    },
    recommendation: recommend(pairs.length, exact),
  };
}

const countWithin = (pairs: readonly Pair[], marks: number): number =>
  pairs.filter(({ given, predicted }) => Math.abs(given - predicted) <= marks).length;

function kappaOf(pairs: readonly Pair[]): number | null {
  const given = pairs.map((pair) => pair.given);
  if (pairs.length < LEAST_MEASURED || new Set(given).size < 2) return null;
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

function recommend(measured: number, exact: number): Recommendation {
  if (measured < LEAST_MEASURED) return 'unmeasured';
  const share = exact / measured;
  const low = shareInterval(exact, measured)?.low ?? 0;
  if (share >= TRUST_FROM && low >= TRUST_AT_LEAST) return 'trust';
  return share < BY_HAND_BELOW ? 'by-hand' : 'check-all';
}

/** Whether a question's pencil marks may not be accepted in bulk, by what the school demands. */
export function isBulkRefused(
  { measured, exact }: Pick<Measured, 'measured' | 'exact'>,
  { leastExactPercent, leastSample }: BulkDemand,
): boolean {
  if (measured < leastSample) return true;
  return measured >= LEAST_MEASURED && 100 * exact < leastExactPercent * measured;
}
