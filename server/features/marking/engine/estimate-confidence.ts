import type { AwardedPoint } from './match/award-marks.ts';
import type { Scheme } from './scheme/scheme.ts';
import { marksOfShare, SPREAD, spreadMarks } from './match/marks-for.ts';

/**
 * Measured with `bench/marking.ts`: how often a teacher gives the same mark. For none or all of the
 * marks it grows with the distance (in shares of the marks) from where they would change; part of
 * the marks is always a guess.
 */
export const SURENESS = {
  atThreshold: 0.42,
  perShare: 1.5,
  most: 0.85,
  forPart: 0.36,
  uncertain: 0.4,
  /** What a confirmed answer with much the same words adds. */
  perNearness: 0.25,
} as const;

/** Below this a teacher should look. */
export const DOUBT_BELOW = 0.47;

/** Below this share of telling words an answer speaks of something else, whatever it earned. */
const OFF_TOPIC = 0.06;

const isOffTopic = ({ marks, evidence }: AwardedPoint): boolean =>
  marks > 0 && evidence !== null && evidence.precision < OFF_TOPIC;

const isUncertain = (point: AwardedPoint): boolean =>
  point.isRoundabout || (point.conflict !== null && point.isTouched) || isOffTopic(point);

/** How sure a mark is; `exact` is what was expected, in fractions of a mark. */
function sureOf(exact: number, marks: number, given: number, spread: number): number {
  if (given > 0 && given < marks) return SURENESS.forPart;
  const reach = (given === 0 ? 0.5 - exact : exact - (marks - 0.5)) / (spread * marks);
  return Math.min(SURENESS.most, SURENESS.atThreshold + SURENESS.perShare * Math.max(0, reach));
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * How sure the marker is of the sum, 0..1: points err together, so the mean counts and not the
 * product. One point turned round or negated is enough for doubt.
 */
export function estimateConfidence(points: readonly AwardedPoint[], scheme: Scheme): number {
  const areSentences = scheme.isModelAnswer;
  const marks = points.reduce((sum, { point }) => sum + point.marks, 0);
  if (marks === 0) return 0;
  const sum = points.reduce((total, { share, point, marks: given, verdict }) => {
    if (verdict !== null) return total + verdict.sureness * point.marks;
    const exact = marksOfShare(share, point.marks, areSentences);
    return total + sureOf(exact, point.marks, given, SPREAD.byScheme) * point.marks;
  }, 0);
  const sure = round(sum / marks);
  return points.some((point) => isUncertain(point)) ? Math.min(sure, SURENESS.uncertain) : sure;
}

/** How sure a mark is that was learnt; `nearness` (0..1) is how well the words are known. */
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
