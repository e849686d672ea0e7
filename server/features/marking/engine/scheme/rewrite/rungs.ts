import type { Asked } from '../scheme.ts';

/**
 * Handles smaller marks below an answer: "M3 for …", "OR", "M2 for …", "or", "M1 for …". An "OR" on
 * a line of its own would begin another method, so it is moved in front of its mark.
 */

const RUNG = /(?:^|[\t|]|\bor\s+)\s*[MB](\d)\s+(?:for|if)\b/i;
const OR_ALONE = /^[\s\t|]*or[\s\t|:]*$/i;
const BEFORE_CODE = /(?=[MB]\d\s+(?:for|if)\b)/;

/** A longer line is no part mark, and is slow to match. */
const MOST_CHARACTERS = 400;

const rungOf = (line = ''): number =>
  line.length > MOST_CHARACTERS ? 0 : Number(RUNG.exec(line)?.[1] ?? 0);

/** "18", "9 (b)": the number of a question. */
const NUMBER = /^\d{1,2}\s*(?:\([a-z]+\)\s*)*$/i;
const FIGURE = /^[£$]?[-−–]?\d[\d.,]*$/;

/** Removes the number of a question in front of an answer that is a figure: "18 ⇥ ⇥ 27 ⇥ 3 ⇥ M2 for". */
function withoutNumber(line: string, maxMark: number): string {
  const cells = line.split('\t').map((cell) => cell.trim());
  const filled = cells.filter((cell) => cell !== '');
  const [number = '', answer = '', marks, note = ''] = filled;
  const isRow = NUMBER.test(number) && FIGURE.test(answer) && Number(marks) === maxMark;
  return isRow && rungOf(note) > 0 ? filled.slice(1).join('\t') : line;
}

/** "or 10 × 4.5 [= 45]" below a part mark: another way to earn it. */
const GOES_ON = /^[\s\t|]*(or\s+(?![MABC]\d\b)(?=[^\t]*\d)[^\t]{1,80})$/i;

/** Puts the other ways to earn a part mark on its line. */
function joinWays(lines: readonly string[]): string[] {
  const joined = [...lines];
  let rung = -1;
  for (const [at, line] of lines.entries()) {
    const way = GOES_ON.exec(line)?.[1];
    if (way !== undefined && rung >= 0) {
      joined[rung] = `${joined[rung] ?? ''} ${way}`;
      joined[at] = '';
    } else if (line.trim() !== '') rung = rungOf(line) > 0 ? at : -1;
  }
  return joined;
}

/**
 * Moves "OR" between part marks that fall in front of the lower one, and joins other ways to earn
 * one to its line; other schemes are returned unchanged. The number of lines stays the same.
 */
export function rewriteRungs(text: string): string {
  const lines = text.split('\n');
  let above = 0;
  let isMoved = false;
  let areRungs = false;
  const written = lines.map((line, at) => {
    if (OR_ALONE.test(line)) {
      const next = rungOf(lines.slice(at + 1).find((one) => one.trim() !== ''));
      isMoved = above > next && next > 0;
      areRungs ||= isMoved;
      return isMoved ? '' : line;
    }
    const rung = rungOf(line);
    if (rung > 0) above = rung;
    if (!isMoved || line.trim() === '') return line;
    isMoved = false;
    return line.replace(BEFORE_CODE, 'or ');
  });
  return areRungs ? joinWays(written).join('\n') : text;
}

/** Removes the number of a question in front of an answer that is a figure, above part marks. */
export const rewriteFigureRows = (text: string, { maxMark }: Asked): string =>
  text
    .split('\n')
    .map((line) => withoutNumber(line, maxMark))
    .join('\n');
