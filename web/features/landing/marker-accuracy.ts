/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on thirty sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-28',
  questions: 1155,
  authors: 28,
  /** Left to the teacher without a mark. */
  left: 845,
  /** Marked as the person did, flagged or not. */
  same: 3878,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 261,
  kinds: [
    { kind: 'Statements', answers: 2795, unflagged: 647, same: 519 },
    { kind: 'Numbers', answers: 1418, unflagged: 713, same: 535 },
    { kind: 'Several kinds in one scheme', answers: 1960, unflagged: 431, same: 310 },
    { kind: 'Terms', answers: 297, unflagged: 181, same: 158 },
    { kind: 'Code', answers: 344, unflagged: 32, same: 25 },
    { kind: 'Algebra', answers: 136, unflagged: 31, same: 30 },
    { kind: 'Chemical equations', answers: 179, unflagged: 106, same: 92 },
    { kind: 'Translation', answers: 289, unflagged: 44, same: 37 },
    { kind: 'No points that it could read', answers: 178, unflagged: 0, same: 0 },
    { kind: 'Lists in order', answers: 24, unflagged: 6, same: 5 },
    { kind: 'Levels of response', answers: 10, unflagged: 1, same: 1 },
    { kind: 'One of two', answers: 6, unflagged: 0, same: 0 },
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
