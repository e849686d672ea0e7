import { describe, expect, it } from 'vitest';
import { addSample, estimateTimeLeftMs, formatTimeLeft } from './time-left.ts';

describe('estimateTimeLeftMs', () => {
  it('goes by the pace of the samples', () => {
    const samples = [
      { atMs: 0, marked: 10 },
      { atMs: 10_000, marked: 30 },
    ];
    expect(estimateTimeLeftMs(samples, 50, 10_000)).toBe(10_000);
  });

  it('promises nothing before it has seen progress', () => {
    expect(estimateTimeLeftMs([], 50, 10_000)).toBeNull();
    expect(estimateTimeLeftMs([{ atMs: 0, marked: 10 }], 50, 10_000)).toBeNull();
    const tooShort = [
      { atMs: 0, marked: 0 },
      { atMs: 500, marked: 20 },
    ];
    expect(estimateTimeLeftMs(tooShort, 50, 500)).toBeNull();
  });

  it('grows while nothing moves', () => {
    const samples = [
      { atMs: 0, marked: 0 },
      { atMs: 5_000, marked: 10 },
    ];
    const soon = estimateTimeLeftMs(samples, 20, 5_000);
    const later = estimateTimeLeftMs(samples, 20, 15_000);
    expect(soon).toBe(5_000);
    expect(later).toBe(15_000);
  });

  it('is zero when everything is marked', () => {
    const samples = [
      { atMs: 0, marked: 0 },
      { atMs: 5_000, marked: 20 },
    ];
    expect(estimateTimeLeftMs(samples, 20, 5_000)).toBe(0);
  });
});

describe('addSample', () => {
  it('drops samples that are too old to tell the pace', () => {
    const samples = addSample([{ atMs: 0, marked: 1 }], { atMs: 61_000, marked: 9 });
    expect(samples).toEqual([{ atMs: 61_000, marked: 9 }]);
  });
});

describe('formatTimeLeft', () => {
  it.each([
    [0, 'a few seconds left'],
    [9_000, 'a few seconds left'],
    [31_000, 'about 30 seconds left'],
    [54_000, 'about 50 seconds left'],
    [57_000, 'about a minute left'],
    [80_000, 'about a minute left'],
    [200_000, 'about 3 minutes left'],
  ])('says %i ms as "%s"', (timeLeftMs, words) => {
    expect(formatTimeLeft(timeLeftMs)).toBe(words);
  });
});
