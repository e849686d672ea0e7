import { describe, expect, it } from 'vitest';
import type { StudentResult } from '../../../../../shared/contract/quiz-results.ts';
import { binName, binScores, finalPercentages } from './score-bins.ts';

const counts = (percentages: number[]) => binScores(percentages).map(({ students }) => students);

describe('the bins of the score distribution', () => {
  it('put each score into its tenth, and full marks into the last', () => {
    expect(counts([0, 9.99, 10, 55, 59.9, 90, 100])).toEqual([2, 1, 0, 0, 0, 2, 0, 0, 0, 2]);
  });

  it('are all present when nobody has a score', () => {
    expect(counts([])).toEqual(Array.from({ length: 10 }, () => 0));
  });

  it('have names without gaps', () => {
    expect(binScores([]).map(binName).slice(-2)).toEqual(['80 to 89%', '90 to 100%']);
  });
});

const student = (percentage: number, marks: (number | null)[], maxScore = 4) =>
  ({ percentage, marks, maxScore }) as StudentResult;

describe('final scores', () => {
  it('leave out students with a pending answer, and quizzes with no marks available', () => {
    const students = [student(50, [1, 1]), student(25, [1, null]), student(0, [0, 0], 0)];
    expect(finalPercentages(students)).toEqual([50]);
  });
});
