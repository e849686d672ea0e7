import { describe, expect, it } from 'vitest';
import { compareSortValues, nextSort, type SortValue } from './use-sorted-rows.ts';

function sorted(values: SortValue[], isDescending = false): SortValue[] {
  return [...values].sort((a, b) => compareSortValues(a, b, isDescending));
}

describe('compareSortValues', () => {
  it('sorts numbers by size and text as people do', () => {
    expect(sorted([10, 9, 1])).toEqual([1, 9, 10]);
    expect(sorted(['Quiz 10', 'quiz 9', 'Émile', 'Zoë'])).toEqual([
      'Émile',
      'quiz 9',
      'Quiz 10',
      'Zoë',
    ]);
  });

  it('keeps missing values last, in either direction', () => {
    expect(sorted([null, 2, 1])).toEqual([1, 2, null]);
    expect(sorted([null, 2, 1], true)).toEqual([2, 1, null]);
  });
});

describe('nextSort', () => {
  it('sorts by another column ascending, and by the same one in the opposite direction', () => {
    expect(nextSort(null, 'name')).toEqual({ key: 'name', isDescending: false });
    expect(nextSort({ key: 'name', isDescending: true }, 'email').isDescending).toBe(false);
    expect(nextSort({ key: 'name', isDescending: false }, 'name').isDescending).toBe(true);
    expect(nextSort({ key: 'name', isDescending: true }, 'name').isDescending).toBe(false);
  });
});
