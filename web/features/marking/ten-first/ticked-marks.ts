import type { BlindPoint } from '../../../../shared/contract/blind-marks.ts';

/** The mark that ticked points give: no group more than its cap, all no more than the maximum. */
export function markOfPoints(
  points: readonly BlindPoint[],
  ticked: readonly number[],
  maxMark: number,
): number {
  const byGroup = new Map<number, number>();
  for (const place of ticked) {
    const point = points[place];
    if (point === undefined) continue;
    const { group, marks, cap } = point;
    const sum = (byGroup.get(group) ?? 0) + marks;
    byGroup.set(group, Math.min(sum, cap ?? sum));
  }
  return Math.min(
    maxMark,
    [...byGroup.values()].reduce((all, marks) => all + marks, 0),
  );
}
