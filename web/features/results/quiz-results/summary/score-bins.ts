import type { StudentResult } from '../../../../../shared/contract/quiz-results.ts';

const BINS = 10;
const BIN_PERCENT = 100 / BINS;

export interface ScoreBin {
  /** In percent; the lower bound, inclusive. */
  from: number;
  /** In percent; the upper bound, exclusive except for 100 in the last bin. */
  to: number;
  students: number;
}

/** Counts the students whose scores are in each tenth. */
export function binScores(percentages: readonly number[]): ScoreBin[] {
  const bins = Array.from({ length: BINS }, (_, index) => ({
    from: index * BIN_PERCENT,
    to: (index + 1) * BIN_PERCENT,
    students: 0,
  }));
  for (const percentage of percentages) {
    const bin = bins[Math.min(BINS - 1, Math.max(0, Math.floor(percentage / BIN_PERCENT)))];
    if (bin) bin.students += 1;
  }
  return bins;
}

/** Returns the final scores, of students whose answers are all marked. */
export function finalPercentages(students: readonly StudentResult[]): number[] {
  return students
    .filter(({ marks, maxScore }) => maxScore > 0 && marks.every((mark) => mark !== null))
    .map(({ percentage }) => percentage);
}

/** Formats a bin as "70 to 79%". */
export function binName({ from, to }: ScoreBin): string {
  return to === 100 ? `${from} to 100%` : `${from} to ${to - 1}%`;
}
