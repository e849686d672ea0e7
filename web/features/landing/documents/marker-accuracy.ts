/**
 * How many answers to questions of one kind the built-in marker marked without a flag, and how many
 * of those marks were the same as a person's.
 */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Measured by `bench/marking.ts` on a hundred and sixty sets of examination questions, each on the
 * first run, before anybody had read the results. docs/marking-benchmark.md has the same figures,
 * and every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-29',
  questions: 7005,
  authors: 158,
  /** Answers left to the teacher without a mark. */
  left: 3927,
  /** Answers marked the same as by the person, flagged or not. */
  same: 25426,
  /** Answers without a flag, but wrong by half of the marks or more. */
  halfWrong: 1339,
  kinds: [
    { kind: 'Statements', answers: 22220, unflagged: 4660, same: 3714 },
    { kind: 'Numbers', answers: 8353, unflagged: 4058, same: 3296 },
    { kind: 'Several kinds in one scheme', answers: 11539, unflagged: 2346, same: 1725 },
    { kind: 'Terms', answers: 996, unflagged: 610, same: 543 },
    { kind: 'Code', answers: 1629, unflagged: 199, same: 139 },
    { kind: 'Algebra', answers: 671, unflagged: 128, same: 108 },
    { kind: 'Chemical equations', answers: 945, unflagged: 476, same: 432 },
    { kind: 'Translation', answers: 1223, unflagged: 180, same: 140 },
    { kind: 'No points that it could read', answers: 984, unflagged: 1, same: 1 },
    { kind: 'Lists in order', answers: 80, unflagged: 9, same: 8 },
    { kind: 'Levels of response', answers: 10, unflagged: 1, same: 1 },
    { kind: 'One of two', answers: 13, unflagged: 6, same: 5 },
  ] as readonly KindAccuracy[],
} as const;

const sum = (of: (kind: KindAccuracy) => number): number =>
  markerAccuracy.kinds.reduce((all, kind) => all + of(kind), 0);

export const answersMeasured = sum(({ answers }) => answers);
const unflagged = sum((kind) => kind.unflagged);

export const inPercent = (count: number, all: number): string =>
  `${Math.round((count / all) * 100)}%`;

/** Percentages of all these answers, as the pages state them. */
export const measured = {
  left: inPercent(markerAccuracy.left, answersMeasured),
  same: inPercent(markerAccuracy.same, answersMeasured - markerAccuracy.left),
  unflagged: inPercent(unflagged, answersMeasured),
  sameUnflagged: inPercent(
    sum(({ same }) => same),
    unflagged,
  ),
  halfWrong: inPercent(markerAccuracy.halfWrong, answersMeasured),
} as const;
