import { describe, expect, it } from 'vitest';
import {
  alphaWord,
  discriminationWord,
  inPercent,
  inTenths,
  whyNoComparison,
} from './format-statistic.ts';

describe('the words for statistics', () => {
  it.each([
    [0.95, 'excellent'],
    [0.8961, 'excellent'],
    [0.9, 'excellent'],
    [0.82, 'good'],
    [0.7, 'acceptable'],
    [0.69, 'questionable'],
    [0.5, 'poor'],
    [-0.3, 'too low to rely on'],
  ])('calls an alpha of %d %s', (alpha, word) => {
    expect(alphaWord(alpha)).toBe(word);
  });

  it.each([
    [50, 'very good'],
    [49.9, 'adequate'],
    [29, 'weak'],
    [0, 'very weak'],
    [-1, 'works against the rest'],
  ])('calls a discrimination index of %d %% %s', (index, word) => {
    expect(discriminationWord(index)).toBe(word);
  });

  it('shows one decimal, and no negative zero', () => {
    expect(inPercent(62.44)).toBe('62.4%');
    expect(inPercent(40)).toBe('40.0%');
    expect(inTenths(-0.01)).toBe('0.0');
  });

  it('distinguishes a class that is too small from one without differences', () => {
    expect(whyNoComparison({ fullyMarkedStudents: 9 })).toBe('too few answers');
    expect(whyNoComparison({ fullyMarkedStudents: 10 })).toBe('no differences to compare');
  });
});
