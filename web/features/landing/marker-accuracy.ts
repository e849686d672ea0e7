/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on eighty-seven sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-28',
  questions: 3720,
  authors: 85,
  /** Left to the teacher without a mark. */
  left: 2060,
  /** Marked as the person did, flagged or not. */
  same: 13742,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 844,
  kinds: [
    { kind: 'Statements', answers: 10775, unflagged: 2330, same: 1838 },
    { kind: 'Numbers', answers: 4881, unflagged: 2394, same: 1925 },
    { kind: 'Several kinds in one scheme', answers: 6394, unflagged: 1375, same: 1028 },
    { kind: 'Terms', answers: 751, unflagged: 474, same: 424 },
    { kind: 'Code', answers: 908, unflagged: 139, same: 99 },
    { kind: 'Algebra', answers: 433, unflagged: 91, same: 77 },
    { kind: 'Chemical equations', answers: 455, unflagged: 214, same: 188 },
    { kind: 'Translation', answers: 565, unflagged: 94, same: 70 },
    { kind: 'No points that it could read', answers: 445, unflagged: 0, same: 0 },
    { kind: 'Lists in order', answers: 38, unflagged: 6, same: 5 },
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
