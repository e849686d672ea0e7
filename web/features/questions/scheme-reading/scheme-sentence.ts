import type { SchemeReading } from '../../../../shared/contract/scheme-reading.ts';
import { counted } from '../../../../shared/counted.ts';

/**
 * Returns a sentence if the mark scheme adds up to Max Mark; null if it does not, which is a
 * warning.
 */
export function schemeSentence(
  { sum, warnings }: Pick<SchemeReading, 'sum' | 'warnings'>,
  maxMark: number,
): string | null {
  if (sum !== 'fits' || warnings.some(({ code }) => code.startsWith('sum-'))) return null;
  return `The points add up to Max Mark: ${counted(maxMark, 'mark')}.`;
}

/** Describes a warning and what to do about it. */
export function warningSentence(
  { code, text }: SchemeReading['warnings'][number],
  { marksAvailable }: Pick<SchemeReading, 'marksAvailable'>,
  maxMark: number,
): string {
  const line = text === null ? 'A line of the scheme' : `“${text}”`;
  switch (code) {
    case 'sum-short':
      return `The points add up to ${counted(marksAvailable, 'mark')}, but Max Mark is ${maxMark}: no answer can get full marks.`;
    case 'sum-over':
      return `The points add up to ${counted(marksAvailable, 'mark')}, and Max Mark is ${maxMark}: an answer can leave some out and still get full marks.`;
    case 'heading-as-point':
      return `${line} reads like a heading, but would earn a mark. Delete it if it is not a point.`;
    case 'no-content':
      return 'There are no points to look for. Write what earns a mark, one point a line.';
    case 'teacher-notes':
      return 'The scheme refers to notes that the marker does not have. Write its points here.';
    case 'levels':
      return 'The scheme describes levels. Those are for a teacher to judge.';
    case 'not-understood':
      return `${line} is not understood. It gives no marks and sets no limit.`;
  }
}
