import { describe, expect, it } from 'vitest';
import {
  measureAgreement,
  pearson,
  quadraticWeightedKappa,
  type MarkPair,
} from '../shared/agreement.ts';
import { commonestShare, markByOverlap } from './baselines.ts';

const pairs = (
  given: readonly number[],
  predicted: readonly number[],
  questionId = 'q',
): MarkPair[] =>
  given.map((mark, index) => ({
    given: mark,
    predicted: predicted[index] ?? 0,
    maxMark: 2,
    questionId,
  }));

describe('quadratic weighted kappa', () => {
  it('is 1 for identical marks, and 0 if one marker always gives the same mark', () => {
    expect(quadraticWeightedKappa([0, 1, 2, 2], [0, 1, 2, 2])).toBe(1);
    expect(quadraticWeightedKappa([0, 1, 2, 1], [1, 1, 1, 1])).toBe(0);
  });

  it('is −1 for reversed marks', () => {
    expect(quadraticWeightedKappa([0, 2], [2, 0])).toBe(-1);
  });

  it('matches a value worked out from the table of counts', () => {
    // Observed: 3 of 6 pairs differ by one step. Expected of independent markers: 7 / 6 squared
    // steps.
    expect(quadraticWeightedKappa([0, 0, 1, 1, 2, 2], [0, 1, 1, 2, 2, 1])).toBeCloseTo(4 / 7, 10);
  });
});

describe('agreement', () => {
  it('counts marks that are identical and marks that differ by at most one', () => {
    const { exact, withinOne } = measureAgreement(pairs([0, 1, 2, 0], [0, 2, 0, 1]));
    expect([exact, withinOne]).toEqual([0.25, 0.75]);
  });

  it('takes the mean only over questions with twenty answers and varied marks', () => {
    const mixed = Array.from({ length: 20 }, (_, index) => index % 3);
    const flat = mixed.map(() => 1);
    const all = [
      ...pairs(mixed, mixed, 'a'),
      ...pairs(flat, mixed, 'b'),
      ...pairs([0, 2], [2, 0], 'c'),
    ];
    expect(measureAgreement(all).qwkPerQuestion).toBe(1);
    expect(measureAgreement(pairs([0, 2], [0, 2])).qwkPerQuestion).toBeNull();
  });

  it('measures errors as shares of the maximum', () => {
    expect(measureAgreement(pairs([0, 2], [2, 0])).nrmse).toBe(1);
  });

  it('has no correlation if one side does not vary', () => {
    expect(pearson([0, 1, 2], [1, 1, 1])).toBe(0);
    expect(pearson([0, 1, 2], [1, 2, 3])).toBeCloseTo(1, 10);
  });
});

describe('baselines that know nothing', () => {
  it('give the most common mark', () => {
    expect(commonestShare(pairs([0, 2, 2, 1], []))).toBe(1);
  });

  it('count words', () => {
    expect(markByOverlap('Reference answer: one two three four', 'ONE and more', 2)).toBe(1);
    expect(markByOverlap('', 'one', 2)).toBe(0);
  });
});
