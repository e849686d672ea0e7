/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on forty-one sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-28',
  questions: 1650,
  authors: 39,
  /** Left to the teacher without a mark. */
  left: 1086,
  /** Marked as the person did, flagged or not. */
  same: 5729,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 317,
  kinds: [
    { kind: 'Statements', answers: 4209, unflagged: 915, same: 721 },
    { kind: 'Numbers', answers: 1850, unflagged: 895, same: 697 },
    { kind: 'Several kinds in one scheme', answers: 3097, unflagged: 683, same: 508 },
    { kind: 'Terms', answers: 380, unflagged: 218, same: 194 },
    { kind: 'Code', answers: 495, unflagged: 50, same: 38 },
    { kind: 'Algebra', answers: 181, unflagged: 37, same: 36 },
    { kind: 'Chemical equations', answers: 238, unflagged: 120, same: 106 },
    { kind: 'Translation', answers: 446, unflagged: 61, same: 53 },
    { kind: 'No points that it could read', answers: 235, unflagged: 0, same: 0 },
    { kind: 'Lists in order', answers: 31, unflagged: 6, same: 5 },
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
