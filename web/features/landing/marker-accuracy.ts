/** What the built-in marker did with answers to questions of one kind. Shares are 0..1. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  /** The share of all answers that were marked without a flag. */
  unflagged: number;
  /** Of those, the share with exactly the examiner's mark; 0 where there are none. */
  exact: number;
}

/**
 * Printed by `bench/marking.ts` on 287 answers to 42 examination questions that the marker had never
 * seen, by what the points of the scheme ask for. docs/marking-benchmark.md has the same figures.
 */
export const markerAccuracy = {
  date: '2026-11-22',
  answers: 287,
  questions: 42,
  /** Of all answers: with the examiner's mark, and without a flag but wrong by half of the marks or more. */
  exact: 0.73,
  halfWrong: 0.05,
  kinds: [
    { kind: 'Statements', answers: 149, unflagged: 0.362, exact: 0.852 },
    { kind: 'Numbers', answers: 78, unflagged: 0.769, exact: 0.833 },
    { kind: 'Several kinds in one scheme', answers: 34, unflagged: 0.353, exact: 0.917 },
    { kind: 'Terms', answers: 12, unflagged: 0.25, exact: 1 },
    { kind: 'Code', answers: 7, unflagged: 0, exact: 0 },
    { kind: 'Algebra', answers: 7, unflagged: 0, exact: 0 },
  ] as readonly KindAccuracy[],
} as const;

const sum = (of: (kind: KindAccuracy) => number): number =>
  markerAccuracy.kinds.reduce((all, kind) => all + of(kind), 0);

/** Of all marks without a flag, the share with exactly the examiner's mark. */
export const rightUnflagged =
  sum((kind) => kind.answers * kind.unflagged * kind.exact) /
  sum((kind) => kind.answers * kind.unflagged);

export const inPercent = (share: number): string => `${Math.round(share * 100)}%`;
