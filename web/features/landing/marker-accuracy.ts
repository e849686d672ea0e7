/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on three sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-22',
  questions: 85,
  /** Left to the teacher without a mark. */
  left: 37,
  /** Marked as the person did, flagged or not. */
  same: 383,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 15,
  kinds: [
    { kind: 'Statements', answers: 258, unflagged: 84, same: 73 },
    { kind: 'Several kinds in one scheme', answers: 122, unflagged: 30, same: 23 },
    { kind: 'Numbers', answers: 102, unflagged: 92, same: 83 },
    { kind: 'Algebra', answers: 29, unflagged: 11, same: 11 },
    { kind: 'Terms', answers: 27, unflagged: 21, same: 20 },
    { kind: 'Code', answers: 27, unflagged: 0, same: 0 },
    { kind: 'Translation', answers: 12, unflagged: 0, same: 0 },
    { kind: 'Chemical equations', answers: 8, unflagged: 8, same: 8 },
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
