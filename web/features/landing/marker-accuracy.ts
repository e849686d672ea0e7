/** How many answers to questions of one kind the built-in marker marked without a flag, and how many of those as the person did. */
export interface KindAccuracy {
  kind: string;
  answers: number;
  unflagged: number;
  same: number;
}

/**
 * Counted by `bench/marking.ts` on thirty-one sets of examination questions, each at its first look: what the
 * marker made of them before anybody had read it. docs/marking-benchmark.md has the same figures, and
 * every page takes them from here.
 */
export const markerAccuracy = {
  date: '2026-11-28',
  questions: 1197,
  authors: 29,
  /** Left to the teacher without a mark. */
  left: 859,
  /** Marked as the person did, flagged or not. */
  same: 4051,
  /** Not flagged, and wrong by half of the marks or more. */
  halfWrong: 271,
  kinds: [
    { kind: 'Statements', answers: 2891, unflagged: 671, same: 533 },
    { kind: 'Numbers', answers: 1445, unflagged: 729, same: 549 },
    { kind: 'Several kinds in one scheme', answers: 2043, unflagged: 458, same: 332 },
    { kind: 'Terms', answers: 323, unflagged: 196, same: 172 },
    { kind: 'Code', answers: 365, unflagged: 33, same: 26 },
    { kind: 'Algebra', answers: 150, unflagged: 34, same: 33 },
    { kind: 'Chemical equations', answers: 186, unflagged: 107, same: 93 },
    { kind: 'Translation', answers: 303, unflagged: 48, same: 41 },
    { kind: 'No points that it could read', answers: 178, unflagged: 0, same: 0 },
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
