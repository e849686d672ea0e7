/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on sixty-three sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-28',
  questions: 2640,
  authors: 61,
  /** Left to the teacher without a mark. */
  left: 1586,
  /** Marked as the person did, flagged or not. */
  same: 9522,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 524,
  kinds: [
    { kind: 'Statements', answers: 7394, unflagged: 1540, same: 1210 },
    { kind: 'Numbers', answers: 3222, unflagged: 1470, same: 1175 },
    { kind: 'Several kinds in one scheme', answers: 4756, unflagged: 934, same: 697 },
    { kind: 'Terms', answers: 548, unflagged: 335, same: 301 },
    { kind: 'Code', answers: 670, unflagged: 85, same: 66 },
    { kind: 'Algebra', answers: 293, unflagged: 65, same: 58 },
    { kind: 'Chemical equations', answers: 315, unflagged: 151, same: 136 },
    { kind: 'Translation', answers: 509, unflagged: 73, same: 60 },
    { kind: 'No points that it could read', answers: 354, unflagged: 0, same: 0 },
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
