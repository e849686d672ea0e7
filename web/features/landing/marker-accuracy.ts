/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on eight sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-23',
  questions: 292,
  /** Left to the teacher without a mark. */
  left: 130,
  /** Marked as the person did, flagged or not. */
  same: 1247,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 97,
  kinds: [
    { kind: 'Statements', answers: 730, unflagged: 210, same: 179 },
    { kind: 'Numbers', answers: 413, unflagged: 315, same: 256 },
    { kind: 'Several kinds in one scheme', answers: 405, unflagged: 124, same: 94 },
    { kind: 'Terms', answers: 137, unflagged: 104, same: 86 },
    { kind: 'Code', answers: 85, unflagged: 6, same: 6 },
    { kind: 'Algebra', answers: 64, unflagged: 23, same: 23 },
    { kind: 'Chemical equations', answers: 48, unflagged: 42, same: 37 },
    { kind: 'Translation', answers: 44, unflagged: 12, same: 8 },
    { kind: 'No points that it could read', answers: 19, unflagged: 0, same: 0 },
    { kind: 'Lists in order', answers: 11, unflagged: 3, same: 2 },
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
