import { distanceToThreshold } from './match/judge-point.ts';
import type { AwardedPoint } from './match/award-marks.ts';

/**
 * Measured with `bench/marking.ts`: how often a teacher's mark is the same, for a point whose
 * credit lies on a threshold and for one that lies far from it.
 */
export const SURENESS = { atThreshold: 0.4, farAway: 0.75, far: 0.45 } as const;

/** Below this a teacher should look. */
export const DOUBT_BELOW = 0.5;

const isUncertain = (point: AwardedPoint): boolean =>
  point.isRoundabout || (point.conflict !== null && point.credit > LEAST_CONFLICT);

/** A conflict about next to nothing found is none. */
const LEAST_CONFLICT = 0.1;

function sureOf({ point, credit }: AwardedPoint): number {
  const reach = Math.min(1, distanceToThreshold(point.marks, credit) / SURENESS.far);
  return SURENESS.atThreshold + (SURENESS.farAway - SURENESS.atThreshold) * reach;
}

/**
 * How sure the marker is of the sum, 0..1: points err together, so the mean counts and not the
 * product. One point turned round or negated is enough for doubt.
 */
export function estimateConfidence(points: readonly AwardedPoint[]): number {
  const marks = points.reduce((sum, { point }) => sum + point.marks, 0);
  if (marks === 0) return 0;
  const sum = points.reduce((total, one) => total + sureOf(one) * one.point.marks, 0);
  const sure = Math.round((sum / marks) * 100) / 100;
  return points.some((point) => isUncertain(point)) ? Math.min(sure, SURENESS.atThreshold) : sure;
}
