/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on two sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-22',
  questions: 63,
  /** Left to the teacher without a mark. */
  left: 24,
  /** Marked as the person did, flagged or not. */
  same: 292,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 15,
  kinds: [
    { kind: 'Statements', answers: 225, unflagged: 75, same: 64 },
    { kind: 'Numbers', answers: 82, unflagged: 75, same: 67 },
    { kind: 'Several kinds in one scheme', answers: 66, unflagged: 19, same: 14 },
    { kind: 'Algebra', answers: 22, unflagged: 8, same: 8 },
    { kind: 'Terms', answers: 21, unflagged: 21, same: 20 },
    { kind: 'Chemical equations', answers: 8, unflagged: 8, same: 8 },
    { kind: 'Code', answers: 7, unflagged: 0, same: 0 },
    { kind: 'Translation', answers: 6, unflagged: 0, same: 0 },
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
