import { describe, expect, it } from 'vitest';
import { movedBy } from './question-order.ts';

describe('movedBy', () => {
  it('moves one place up or down', () => {
    expect(movedBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  it('leaves the list unchanged at its ends', () => {
    expect(movedBy(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(movedBy(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
    expect(movedBy([], 0, 1)).toEqual([]);
  });
});
