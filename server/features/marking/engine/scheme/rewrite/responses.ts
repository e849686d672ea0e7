import type { Asked } from '../scheme.ts';

/**
 * Rewrites a table of responses and what each is worth, below the calculation, in the form that the
 * scheme reader knows.
 */

const HEADER = /^\s*responses?\s*\t\s*marks?\s*$/i;
const ROW = /^(\S.*?)\s*\t\s*(?:up to\s+)?(\d)\s*marks?\s*$/i;
const FIGURE = String.raw`[-–−]?[£$€]?\d(?:[\d., ]*\d)?%?`;
const CORRECT = new RegExp(
  String.raw`^(?:for\s+)?(?:the\s+)?(?:correct|right)\s+(?:final\s+)?answer\b[^\d–−-]{0,6}(${FIGURE})`,
  'i',
);
const OTHER = new RegExp(
  String.raw`^(?:for\s+)?(?:an?\s+answer\s+of\s+)?(${FIGURE})(?![\d(])`,
  'i',
);
const EXAMPLE = new RegExp(String.raw`\be\.?g\.?,?\s+(${FIGURE})`, 'gi');
const MAXIMUM = /^\s*max(?:imum)?\s+for\s+(?:this\s+)?(?:question|part)\b.*$/i;
const IS_STEP = /\d.*=\s*\S*\d/;

function writeRow(line: string, hasSteps: boolean, maxMark: number): string {
  const [, said = '', worth = ''] = ROW.exec(line) ?? [];
  if (said === '') return line;
  const right = CORRECT.exec(said)?.[1];
  if (right !== undefined && Number(worth) === maxMark)
    return hasSteps
      ? `Correct answer ${right} with no working scores ${worth} marks`
      : `${right} (${worth})`;
  const other = OTHER.exec(said)?.[1];
  if (other === undefined || Number(worth) >= maxMark) return `Note: ${said}`;
  const all = [other, ...[...said.matchAll(EXAMPLE)].map(([, figure = '']) => figure)];
  return all.map((figure) => `${figure} scores ${worth} marks`).join(', ');
}

/** Rewrites the rows below "Response ⇥ Marks", without changing the number of lines. */
export function rewriteResponses(text: string, { maxMark }: Asked): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => HEADER.test(line));
  if (at < 0 || !lines.slice(at).some((line) => CORRECT.test(line))) return text;
  const hasSteps = lines.slice(0, at).filter((line) => IS_STEP.test(line)).length === maxMark;
  return lines
    .map((line, index) => {
      if (index === at || MAXIMUM.test(line)) return '';
      return index < at ? line : writeRow(line, hasSteps, maxMark);
    })
    .join('\n');
}
