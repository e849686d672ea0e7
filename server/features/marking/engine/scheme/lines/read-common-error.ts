import { readFigureWorthBeside } from './read-condition.ts';
import type { SchemeCondition } from '../scheme.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

/** "0.0896 (no × 2)": a figure, and what went wrong. */
const WITH_ERROR = /\([^()]*[\s×÷+−][^()]*\)$/;

/**
 * A wrong figure with the part of the marks that it gets, below points that account for all of them; null
 * where the line is another.
 */
export function readCommonError(
  { text, marks, line }: SchemeLine,
  maxMark: number,
): SchemeCondition | null {
  const isBeside = marks !== null && WITH_ERROR.test(text);
  const read =
    readFigureWorthBeside(text, line) ??
    (isBeside ? readFigureWorthBeside(`${text} = ${marks} marks`, line) : null);
  return read?.kind === 'special-case' && read.marks < maxMark ? read : null;
}
