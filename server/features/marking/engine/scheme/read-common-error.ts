import type { SchemeCondition } from './scheme.ts';
import { readMarks } from './read-marks.ts';
import type { SchemeLine } from './split-lines.ts';

/** "0.0896 (no × 2)": a figure, and what went wrong. */
const FIGURE_AND_ERROR =
  /^(?:answer(?:\s+of)?\s+)?([-–−]?[£$€]?\d[\d.,]*(?:\s*[×x]\s*10\S+)?(?:\s?[^\s\d()=+×÷]{1,8})?)\s*\(([^()]*)\)$/;

/**
 * A wrong figure with the part of the marks that it gets, below points that account for all of them; null
 * where the line is another.
 */
export function readCommonError(line: SchemeLine, maxMark: number): SchemeCondition | null {
  const { text, marks } = readMarks(line.text);
  const worth = marks ?? line.marks;
  const [, answer, error = ''] = FIGURE_AND_ERROR.exec(text) ?? [];
  const isError = answer !== undefined && /[\s×÷+−]/.test(error.trim());
  return isError && worth !== null && worth < maxMark
    ? { kind: 'special-case', answer, marks: worth, line: line.line }
    : null;
}
