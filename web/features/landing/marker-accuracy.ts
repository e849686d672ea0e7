/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on eighty-three sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-28',
  questions: 3540,
  authors: 81,
  /** Left to the teacher without a mark. */
  left: 2003,
  /** Marked as the person did, flagged or not. */
  same: 13007,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 793,
  kinds: [
    { kind: 'Statements', answers: 10208, unflagged: 2182, same: 1716 },
    { kind: 'Numbers', answers: 4538, unflagged: 2210, same: 1771 },
    { kind: 'Several kinds in one scheme', answers: 6184, unflagged: 1328, same: 995 },
    { kind: 'Terms', answers: 709, unflagged: 444, same: 397 },
    { kind: 'Code', answers: 873, unflagged: 134, same: 95 },
    { kind: 'Algebra', answers: 426, unflagged: 89, same: 75 },
    { kind: 'Chemical equations', answers: 420, unflagged: 209, same: 183 },
    { kind: 'Translation', answers: 558, unflagged: 90, same: 68 },
    { kind: 'No points that it could read', answers: 431, unflagged: 0, same: 0 },
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
