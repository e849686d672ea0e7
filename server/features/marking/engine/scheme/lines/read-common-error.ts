import { readFigureWorthBeside } from './read-condition.ts';
import type { SchemeCondition } from '../scheme.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

/** "0.0896 (no × 2)": a figure, with the mistake in brackets. */
const WITH_ERROR = /\([^()]*[\s×÷+−][^()]*\)$/;

/**
 * Reads a wrong figure and the part of the marks that it earns, below points that account for all
 * of them; returns null for any other line.
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
