import { describe, expect, it } from 'vitest';
import { markOfPoints } from './mark-of-points.ts';

const point = (marks: number, group: number, counting: { cap?: number; route?: number } = {}) => ({
  cap: null,
  route: null,
  ...counting,
  marks,
  group,
});

describe('the mark of ticked points', () => {
  it('is their sum, up to the maximum', () => {
    expect(markOfPoints([point(0, 0), point(0, 0)], 3)).toBe(0);
    expect(markOfPoints([point(1, 0), point(2, 0)], 3)).toBe(3);
    expect(markOfPoints([point(1, 0), point(2, 0), point(1, 0)], 3)).toBe(3);
  });

  it('is at most two for "any two from", whatever else is ticked', () => {
    const three = [1, 1, 1].map((marks) => point(marks, 0, { cap: 2 }));
    expect(markOfPoints(three, 5)).toBe(2);
    expect(markOfPoints([...three, point(1, 1)], 5)).toBe(3);
  });

  it('counts the better of two routes, plus points that count on either', () => {
    const routes = [
      point(1, 0, { route: 0 }),
      point(1, 1, { route: 1 }),
      point(1, 2, { route: 1 }),
    ];
    expect(markOfPoints(routes, 5)).toBe(2);
    expect(markOfPoints([...routes, point(1, 3)], 5)).toBe(3);
  });
});
