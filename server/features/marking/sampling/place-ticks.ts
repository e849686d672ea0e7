import type { BlindPoint, BlindTick } from '../../../../shared/contract/blind-marks.ts';

interface TickedMark {
  mark: number;
  points: readonly BlindTick[];
  /** The question has not been changed since. */
  isOfNow: boolean;
}

/**
 * The ticks at the places where their points stand now. Where they no longer explain the mark, as one
 * of them is gone or earns less, there are none, and the mark stands alone.
 */
export function placeTicks(
  { mark, points: ticks, isOfNow }: TickedMark,
  points: readonly BlindPoint[],
): BlindTick[] {
  const taken = new Set<number>();
  const placed = ticks.flatMap((tick): BlindTick[] => {
    // Of a tick without its words only the place is known, as it was then.
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
