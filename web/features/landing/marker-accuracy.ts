/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on twenty-one sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-26',
  questions: 789,
  authors: 19,
  /** Left to the teacher without a mark. */
  left: 620,
  /** Marked as the person did, flagged or not. */
  same: 2671,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 224,
  kinds: [
    { kind: 'Statements', answers: 1904, unflagged: 466, same: 370 },
    { kind: 'Numbers', answers: 983, unflagged: 567, same: 418 },
    { kind: 'Several kinds in one scheme', answers: 1364, unflagged: 323, same: 225 },
    { kind: 'Terms', answers: 229, unflagged: 147, same: 128 },
    { kind: 'Code', answers: 198, unflagged: 17, same: 14 },
    { kind: 'Algebra', answers: 117, unflagged: 31, same: 30 },
    { kind: 'Chemical equations', answers: 122, unflagged: 90, same: 76 },
    { kind: 'Translation', answers: 179, unflagged: 21, same: 15 },
    { kind: 'No points that it could read', answers: 148, unflagged: 0, same: 0 },
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
