/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on four sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-22',
  questions: 107,
  /** Left to the teacher without a mark. */
  left: 46,
  /** Marked as the person did, flagged or not. */
  same: 459,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 30,
  kinds: [
    { kind: 'Statements', answers: 304, unflagged: 96, same: 85 },
    { kind: 'Numbers', answers: 135, unflagged: 116, same: 100 },
    { kind: 'Several kinds in one scheme', answers: 127, unflagged: 35, same: 24 },
    { kind: 'Terms', answers: 46, unflagged: 39, same: 35 },
    { kind: 'Algebra', answers: 36, unflagged: 13, same: 13 },
    { kind: 'Code', answers: 33, unflagged: 0, same: 0 },
    { kind: 'Translation', answers: 17, unflagged: 5, same: 3 },
    { kind: 'Chemical equations', answers: 15, unflagged: 15, same: 10 },
    { kind: 'Levels of response', answers: 3, unflagged: 1, same: 1 },
  ] as readonly KindAccuracy[],
} as const;

const sum = (of: (kind: KindAccuracy) => number): number =>
  markerAccuracy.kinds.reduce((all, kind) => all + of(kind), 0);

export const answersMeasured = sum(({ answers }) => answers);
const unflagged = sum((kind) => kind.unflagged);

export const inPercent = (count: number, all: number): string =>
  `${Math.round((count / all) * 100)}%`;

/** What the pages say of all these answers, in per cent. */
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
