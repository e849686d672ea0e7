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
 * Printed by `bench/marking.ts` on 239 answers to 33 examination questions (exam-dev), by what the
 * points of the scheme ask for. docs/marking-benchmark.md has the same figures.
 */
export const markerAccuracy = {
  date: '2026-11-22',
  answers: 239,
  questions: 33,
  kinds: [
    { kind: 'Statements', answers: 109, unflagged: 0.349, exact: 0.842 },
    { kind: 'Numbers', answers: 60, unflagged: 0.883, exact: 0.943 },
    { kind: 'Several kinds in one scheme', answers: 17, unflagged: 0.529, exact: 0.889 },
    { kind: 'Terms', answers: 14, unflagged: 1, exact: 1 },
    { kind: 'Translations', answers: 14, unflagged: 0.857, exact: 1 },
    { kind: 'Chemical equations', answers: 7, unflagged: 1, exact: 1 },
    { kind: 'Code and binary', answers: 7, unflagged: 0.571, exact: 1 },
  ] as readonly KindAccuracy[],
} as const;
