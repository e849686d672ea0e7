/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on thirteen sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-25',
  questions: 481,
  /** Left to the teacher without a mark. */
  left: 286,
  /** Marked as the person did, flagged or not. */
  same: 1937,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 146,
  kinds: [
    { kind: 'Statements', answers: 1214, unflagged: 369, same: 301 },
    { kind: 'Numbers', answers: 615, unflagged: 443, same: 353 },
    { kind: 'Several kinds in one scheme', answers: 701, unflagged: 211, same: 159 },
    { kind: 'Terms', answers: 190, unflagged: 138, same: 119 },
    { kind: 'Code', answers: 125, unflagged: 8, same: 8 },
    { kind: 'Algebra', answers: 84, unflagged: 28, same: 28 },
    { kind: 'Chemical equations', answers: 83, unflagged: 73, same: 67 },
    { kind: 'Translation', answers: 98, unflagged: 17, same: 13 },
    { kind: 'No points that it could read', answers: 80, unflagged: 0, same: 0 },
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
