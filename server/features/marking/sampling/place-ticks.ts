import type { BlindPoint, BlindTick } from '../../../../shared/contract/blind-marks.ts';

interface TickedMark {
  mark: number;
  points: readonly BlindTick[];
  /** True if the question has not been changed since. */
  isOfNow: boolean;
}

/**
 * Moves the ticks to where their points are now. If they no longer explain the mark, because a
 * point is gone or earns less, returns none, and the mark is shown alone.
 */
export function placeTicks(
  { mark, points: ticks, isOfNow }: TickedMark,
  points: readonly BlindPoint[],
): BlindTick[] {
  const taken = new Set<number>();
  const placed = ticks.flatMap((tick): BlindTick[] => {
    // For a tick stored without its point's words, only the place at the time is known.
    const words = tick.point ?? (isOfNow ? points[tick.place]?.point : undefined);
    const isIts = (at: number) =>
      words !== undefined && points[at]?.point === words && !taken.has(at);
    const place = isIts(tick.place) ? tick.place : points.findIndex((_, at) => isIts(at));
    if (place === -1) return [];
    taken.add(place);
    return [{ ...tick, place, point: words }];
  });
  const marks = placed.reduce((sum, { place }) => sum + (points[place]?.marks ?? 0), 0);
  return placed.length === ticks.length && marks >= mark ? placed : [];
}
