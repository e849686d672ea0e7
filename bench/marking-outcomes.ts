import type { MarkedAnswer } from '../server/features/marking/engine/marker.ts';
import type { MarkedRow } from './marking-data.ts';

/** An answer with a person's mark and the marker's result. */
export interface Outcome {
  row: MarkedRow;
  marked: MarkedAnswer;
  /** The kind of the scheme's points: `number`, `statement`, or `mixed`. */
  kind: string;
}

/** True if the answer was left to the teacher. */
export const isAbstained = ({ marked }: Outcome): boolean =>
  marked.analysis.flags.includes('cannot-judge');

/** True if the mark has a flag, so that a teacher checks it. */
export const isFlagged = ({ marked }: Outcome): boolean => marked.analysis.flags.length > 0;

export const isExact = ({ marked, row }: Outcome): boolean => marked.markAwarded === row.mark;

const isWrongByHalf = ({ marked, row }: Outcome): boolean =>
  row.maxMark > 0 && Math.abs(marked.markAwarded - row.mark) * 2 >= row.maxMark;

const share = (part: readonly Outcome[], whole: readonly Outcome[]): string =>
  whole.length === 0 ? '–' : (part.length / whole.length).toFixed(3);

/**
 * Returns the difference between confidence and the share of exact marks, over tenths of
 * confidence.
 */
function calibrationError(outcomes: readonly Outcome[]): string {
  const bins = Map.groupBy(outcomes, ({ marked }) => Math.floor(marked.analysis.confidence * 10));
  const gaps = [...bins.values()].map((bin) => {
    const said = bin.reduce((sum, { marked }) => sum + marked.analysis.confidence, 0);
    return Math.abs(said - bin.filter((one) => isExact(one)).length);
  });
  return (gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, outcomes.length)).toFixed(3);
}

const COLUMNS = ['answers', 'left', 'exact', 'no flag', 'exact', 'half wrong', 'calibr.'] as const;
const WIDTH = 12;

/** Returns the names of the figures that `trustRow` gives. */
export function trustHead(): string {
  return ' '.repeat(18) + COLUMNS.map((column) => column.padStart(WIDTH)).join('');
}

/**
 * Returns how far marks can be trusted: the share left to the teacher, exact marks among marked
 * answers, the share of all that is marked without a flag, how many of those are exact, and how
 * many of all answers are unflagged and wrong by half of the marks or more.
 */
export function trustRow(name: string, outcomes: readonly Outcome[]): string {
  const marked = outcomes.filter((one) => !isAbstained(one));
  const unflagged = marked.filter((one) => !isFlagged(one));
  const figures = [
    String(outcomes.length),
    share(
      outcomes.filter((one) => isAbstained(one)),
      outcomes,
    ),
    share(
      marked.filter((one) => isExact(one)),
      marked,
    ),
    share(unflagged, outcomes),
    share(
      unflagged.filter((one) => isExact(one)),
      unflagged,
    ),
    share(
      unflagged.filter((one) => isWrongByHalf(one)),
      outcomes,
    ),
    calibrationError(marked),
  ];
  return name.padEnd(18) + figures.map((figure) => figure.padStart(WIDTH)).join('');
}
