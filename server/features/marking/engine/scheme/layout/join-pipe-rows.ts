import { MOVED } from './fallen-lines.ts';
import { below } from './join-broken-rows.ts';

/**
 * Joins the rows of a table between pipes whose cells run over several lines:
 *
 *     2 | to release energy
 *     from glucose | do not accept
 *     make energy | 1
 */

const STROKE = /(?<!\|)\|(?!\|)/g;
const UNSPACED = /[^\S\n]*(?<!\|)\|(?!\|)[^\S\n]*/g;
/** The row of dashes below the titles. */
const RULED = /^[\s|:+=-]*-[\s|:+=-]*$/;
const MOST_LINES = 120;
const MOST_STROKES = 8;
const MARK = /^[([]?(?:\d{1,2}|d?[MAB]\d\*?)[)\]]?$/;
/** "1", "(a)", "3(b)": what may precede a row. */
const LABEL = /^(?:[([]?(?:\p{L}|\d{1,2}|[ivx]{1,4})[)\].]*){0,3}$/u;

interface Row {
  from: number;
  /** Index after its last line. */
  to: number;
  text: string;
}

const strokesIn = (text: string): number => text.match(STROKE)?.length ?? 0;
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(STROKE)
    .map((cell) => cell.trim());

const isTitled = (row: string): boolean =>
  cellsOf(row).some((cell) => /^(?:total\s+)?marks?$/i.test(cell));

/**
 * Returns whether a line without pipes below a whole row continues its last cell; null if it may
 * just as well begin the next row.
 */
function goesOn(row: string, isEdged: boolean): boolean | null {
  if (isEdged || RULED.test(row) || isTitled(row)) return false;
  const [first = '', ...others] = cellsOf(row);
  const last = others.at(-1) ?? '';
  if (last === '' || MARK.test(last)) return false;
  return LABEL.test(first) ? true : null;
}

const withLine = (row: Row | null, line: string, at: number): Row =>
  row === null
    ? { from: at, to: at + 1, text: line }
    : { from: row.from, to: at + 1, text: row.text + below(row.text, line) };

/** Returns the lines as rows of this many pipes each; null if they do not form such rows. */
function rowsOf(lines: readonly string[], strokes: number): Row[] | null {
  const rows: Row[] = [];
  // "| a | b |" begins and ends with a pipe, so that no line below it can belong to it.
  const isEdged = /^\s*\|/.test(lines[0] ?? '') && lines.some((line) => /\|\s*$/.test(line));
  let open: Row | null = null;
  for (const [at, line] of lines.entries()) {
    const own = strokesIn(line);
    const last = rows.at(-1);
    if (open === null && own === 0) {
      if (line.trim() === '') continue;
      const goes = last === undefined ? false : goesOn(last.text, isEdged);
      if (goes === null) return null;
      if (goes && last !== undefined && last.to === at) {
        rows.splice(-1, 1, withLine(last, line.trim(), at));
        continue;
      }
    }
    if (line.trim() === '') return null;
    open = withLine(open, line.trim(), at);
    const count = strokesIn(open.text);
    if (count > strokes) return null;
    if (count < strokes) continue;
    rows.push(open);
    open = null;
  }
  return open === null ? rows : null;
}

/** True if a column of marks shows that the rows are whole. */
function haveMarks(rows: readonly Row[]): boolean {
  const body = rows
    .filter(({ text }) => !RULED.test(text) && !isTitled(text))
    .map(({ text }) => cellsOf(text));
  const columns = [...(body[0] ?? []).keys()].slice(1);
  return columns.some(
    (column) =>
      body.length > 0 &&
      body.every((row) => MARK.test(row[column] ?? '') || (row[column] ?? '') === '') &&
      body.filter((row) => MARK.test(row[column] ?? '')).length * 2 > body.length,
  );
}

/** Returns where the table begins: a first cell of several lines may begin above the first pipe. */
function findTable(lines: readonly string[]): number {
  const first = lines.findIndex((line) => strokesIn(line) > 0);
  const above = lines[first - 1] ?? '';
  const isGoneOn = /^\s*\p{Ll}/u.test(lines[first] ?? '') && /[\p{L}\d,]\s*$/u.test(above);
  return isGoneOn ? first - 1 : first;
}

/** Writes each row of a table between pipes on its first line. */
export function joinPipeRows(text: string): string {
  const lines = text.split('\n');
  const first = findTable(lines);
  if (first < 0 || lines.length > MOST_LINES) return text;
  const table = lines.slice(first);
  for (let strokes = 2; strokes <= MOST_STROKES; strokes += 1) {
    const rows = rowsOf(table, strokes);
    if (rows === null || rows.length < 2 || !haveMarks(rows)) continue;
    const written = [...lines];
    for (const { from, to, text: row } of rows) {
      written.fill(MOVED, first + from, first + to);
      written[first + from] = row.replaceAll(UNSPACED, ' | ').trim();
    }
    return written.join('\n');
  }
  return text;
}
