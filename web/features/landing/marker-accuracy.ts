/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on eleven sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-23',
  questions: 407,
  /** Left to the teacher without a mark. */
  left: 198,
  /** Marked as the person did, flagged or not. */
  same: 1719,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 131,
  kinds: [
    { kind: 'Statements', answers: 1002, unflagged: 307, same: 258 },
    { kind: 'Numbers', answers: 566, unflagged: 411, same: 331 },
    { kind: 'Several kinds in one scheme', answers: 563, unflagged: 167, same: 127 },
    { kind: 'Terms', answers: 183, unflagged: 133, same: 114 },
    { kind: 'Code', answers: 111, unflagged: 7, same: 7 },
    { kind: 'Algebra', answers: 84, unflagged: 28, same: 28 },
    { kind: 'Chemical equations', answers: 76, unflagged: 66, same: 60 },
    { kind: 'Translation', answers: 71, unflagged: 15, same: 11 },
    { kind: 'No points that it could read', answers: 38, unflagged: 0, same: 0 },
    { kind: 'Lists in order', answers: 17, unflagged: 3, same: 2 },
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
