import { array, assert, integer, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cronbachAlpha,
  discriminationIndex,
  facility,
  mean,
  median,
  standardDeviation,
} from './statistics.ts';

/** Five students (columns) and four questions (rows), worked out by hand below. */
const MARKS = [
  [1, 2, 3, 4, 5],
  [2, 2, 4, 4, 5],
  [1, 3, 3, 5, 4],
  [2, 1, 3, 4, 4],
];
const TOTALS = [6, 8, 13, 17, 18];

describe('the statistics of a quiz', () => {
  it('take the mean and the median of even and odd numbers of values', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(median([7, 1, 3])).toBe(3);
    expect(median([7, 1, 3, 4])).toBe(3.5);
    expect([mean([]), median([])]).toEqual([null, null]);
  });

  it('take the sample standard deviation, matching a textbook example', () => {
    // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squared deviations 32, divided by 7.
    expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(standardDeviation([4])).toBeNull();
  });

  it('give the facility as a percentage of the maximum', () => {
    expect(facility([0, 1, 2, 2], 2)).toBe(62.5);
    expect(facility([], 2)).toBeNull();
    expect(facility([0, 0], 0)).toBeNull();
  });

  it('give Cronbach’s alpha as worked out by hand', () => {
    // Variances of the questions: 2.5, 1.8, 2.2, 1.7 (sum 8.2); of the totals: 28.3.
    expect(cronbachAlpha(MARKS)).toBeCloseTo((4 / 3) * (1 - 8.2 / 28.3), 12);
  });

  it('give the discrimination index as the correlation with the rest', () => {
    // First question 1…5, with totals of the other questions 5, 6, 10, 13, 13: covariance 5.75,
    // variances 2.5 and 14.3.
    const expected = (5.75 / Math.sqrt(2.5 * 14.3)) * 100;
    expect(discriminationIndex(MARKS[0] ?? [], TOTALS)).toBeCloseTo(expected, 10);
  });

  it('have no discrimination if everyone got the same mark, and no alpha for one question', () => {
    expect(discriminationIndex([2, 2, 2], [3, 4, 5])).toBeNull();
    expect(cronbachAlpha([[1, 2, 3]])).toBeNull();
    expect(
      cronbachAlpha([
        [1, 1],
        [2, 2],
      ]),
    ).toBeNull();
  });

  it('agree with a second, independent way of calculating each', () => {
    const marks = array(integer({ min: 0, max: 10 }), { minLength: 12, maxLength: 12 });
    assert(
      property(array(marks, { minLength: 2, maxLength: 6 }), (questions) => {
        const totals = (questions[0] ?? []).map((_, student) =>
          questions.reduce((sum, question) => sum + (question[student] ?? 0), 0),
        );
        const first = questions[0] ?? [];
        const rest = totals.map((total, student) => total - (first[student] ?? 0));
        pre(spread(totals, totals) > 0 && spread(first, first) > 0 && spread(rest, rest) > 0);
        expect(cronbachAlpha(questions)).toBeCloseTo(alphaByCovariances(questions), 9);
        expect(discriminationIndex(first, totals)).toBeCloseTo(pearson(first, rest) * 100, 6);
      }),
    );
  });
});

/** Computes alpha from the mean covariance and the mean variance: k·c / (v + (k − 1)·c). */
function alphaByCovariances(questions: number[][]): number {
  const k = questions.length;
  let variances = 0;
  let covariances = 0;
  for (const [row, one] of questions.entries()) {
    for (const [column, other] of questions.entries()) {
      if (row === column) variances += spread(one, other);
      else covariances += spread(one, other);
    }
  }
  const meanVariance = variances / k;
  const meanCovariance = covariances / (k * (k - 1));
  return (k * meanCovariance) / (meanVariance + (k - 1) * meanCovariance);
}

/** Computes the covariance from sums of products instead of deviations. */
function spread(some: number[], others: number[]): number {
  const n = some.length;
  const products = some.reduce((sum, value, index) => sum + value * (others[index] ?? 0), 0);
  return (products - (sumOf(some) * sumOf(others)) / n) / (n - 1);
}

function pearson(some: number[], others: number[]): number {
  return spread(some, others) / Math.sqrt(spread(some, some) * spread(others, others));
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
