import { array, assert, nat, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitMarks } from './limit-marks.ts';

describe('limitMarks', () => {
  it('keeps the best points of a group with a limit', () => {
    expect(limitMarks([{ cap: 2, marks: [0, 1, 1, 1] }], 5)).toEqual([[0, 1, 1, 0]]);
    expect(limitMarks([{ cap: 2, marks: [1, 2] }], 5)).toEqual([[0, 2]]);
  });

  it('stops at the question’s maximum mark', () => {
    const groups = [
      { cap: null, marks: [1, 1] },
      { cap: null, marks: [2] },
    ];
    expect(limitMarks(groups, 3)).toEqual([[1, 1], [1]]);
    expect(limitMarks(groups, 0)).toEqual([[0, 0], [0]]);
  });

  it('never gives more than any limit, and never less than 0', () => {
    const group = record({
      cap: option(nat(6)),
      marks: array(nat(4), { maxLength: 6 }),
    });
    assert(
      property(array(group, { maxLength: 5 }), nat(10), (groups, maxMark) => {
        const limited = limitMarks(groups, maxMark);
        const sums = limited.map((marks) => marks.reduce((sum, mark) => sum + mark, 0));
        expect(sums.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxMark);
        for (const [index, { cap, marks }] of groups.entries()) {
          expect(sums[index]).toBeLessThanOrEqual(cap ?? maxMark);
          for (const [place, mark] of (limited[index] ?? []).entries()) {
            expect(mark).toBeGreaterThanOrEqual(0);
            expect(mark).toBeLessThanOrEqual(marks[place] ?? 0);
          }
        }
      }),
    );
  });
});
