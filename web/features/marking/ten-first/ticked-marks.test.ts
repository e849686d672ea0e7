import { describe, expect, it } from 'vitest';
import { markOfPoints } from './ticked-marks.ts';

const point = (marks: number, group: number, cap: number | null = null) => ({
  point: `a point of group ${group}`,
  marks,
  group,
  cap,
});

describe('the mark of ticked points', () => {
  it('adds them up, to no more than the maximum', () => {
    const points = [point(1, 0), point(2, 0), point(1, 0)];
    expect(markOfPoints(points, [], 3)).toBe(0);
    expect(markOfPoints(points, [0, 1], 3)).toBe(3);
    expect(markOfPoints(points, [0, 1, 2], 3)).toBe(3);
  });

  it('gives for "any two from" no more than two, whatever else is ticked', () => {
    const points = [point(1, 0, 2), point(1, 0, 2), point(1, 0, 2), point(1, 1)];
    expect(markOfPoints(points, [0, 1, 2], 5)).toBe(2);
    expect(markOfPoints(points, [0, 1, 2, 3], 5)).toBe(3);
  });

  it('takes a point that the scheme no longer has for nothing', () => {
    expect(markOfPoints([point(1, 0)], [0, 7], 3)).toBe(1);
  });
});
