/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on eighteen sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-26',
  questions: 681,
  /** Left to the teacher without a mark. */
  left: 553,
  /** Marked as the person did, flagged or not. */
  same: 2413,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 194,
  kinds: [
    { kind: 'Statements', answers: 1676, unflagged: 425, same: 342 },
    { kind: 'Numbers', answers: 857, unflagged: 527, same: 399 },
    { kind: 'Several kinds in one scheme', answers: 1172, unflagged: 278, same: 197 },
    { kind: 'Terms', answers: 217, unflagged: 147, same: 128 },
    { kind: 'Code', answers: 174, unflagged: 15, same: 12 },
    { kind: 'Algebra', answers: 105, unflagged: 30, same: 29 },
    { kind: 'Chemical equations', answers: 98, unflagged: 85, same: 72 },
    { kind: 'Translation', answers: 161, unflagged: 17, same: 13 },
    { kind: 'No points that it could read', answers: 136, unflagged: 0, same: 0 },
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
