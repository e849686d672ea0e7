import { describe, expect, it } from 'vitest';
import { readWholeNumber, savingPerMonth } from './savings-rules.ts';

describe('the savings calculator', () => {
  it('counts four weeks a month and subtracts ten pounds', () => {
    expect(savingPerMonth(5, 20)).toBe(390);
    expect(savingPerMonth(1, 3)).toBe(2);
  });

  it('never shows a loss as a saving', () => {
    expect(savingPerMonth(0, 20)).toBe(0);
    expect(savingPerMonth(1, 2)).toBe(0);
  });

  it.each(['', ' ', '-1', '2.5', '1e3', 'five', '1234567890'])('does not accept "%s"', (typed) => {
    expect(readWholeNumber(typed)).toBeUndefined();
  });

  it('accepts whole numbers from 0, and ignores blanks around them', () => {
    expect(['0', '20', ' 007 '].map(readWholeNumber)).toEqual([0, 20, 7]);
  });
});
