import { PAPER_FURNITURE, TOTAL } from './paper-lines.ts';
import { CELL, findColumns, isHeader, joinTabbed, readRow, type Columns } from './scheme-table.ts';

/** The content of a mark scheme under one number. */
export interface SchemePart {
  /** `3`, `3.a`, `3.a.ii`; `3.2` in a paper that numbers its parts this way. */
  label: string;
  lines: string[];
  /** The total of the marks column, in a table that has one. */
  marks?: number;
}

export interface ReadScheme {
  parts: SchemePart[];
  /** Lines under no number. */
  before: string[];
  /** Column headings that a mark scheme cannot hold. */
  columnsLeftOut: string[];
}

/** A whole label, as in a column of numbers: `1`, `Q1(a)(ii)`, `01.2`, `0 1 . 2`, `2b`. */
const WHOLE =
  /^(?:q(?:uestion)?\.?)?0*(\d{1,3})(?:\.(\d{1,2}))?[.)]?\(?([a-h])?\)?\.?\(?(i{1,3}|iv|vi{0,3}|ix)?\)?\*?[.:)]?$/i;
const PART = /^\(?([a-h])\)?\(?(i{1,3}|iv|vi{0,3}|ix)?\)?\*?[.:]?$/i;
const INNER = /^\(?(i{1,3}|iv|vi{0,3}|ix)\)?\*?[.:]?$/i;

/**
 * Returns the label in a cell, completed from the label before it if the cell has only the end;
 * null if the cell has no label.
 */
export function labelOf(cell: string, before: string): string | null {
  const short = cell
    .replaceAll(/\(?\bcont(?:inued|['’]?d|\.)?\)?\s*$/gi, '')
    .replaceAll(/\s+/g, '');
  const whole = WHOLE.exec(short);
  if (whole) return joined(Number(whole[1]), whole[2], whole[3], whole[4]);
  const [number = '', letter] = before.split('.');
  const part = PART.exec(short);
  if (part && number) return joined(number, part[1], part[2]);
  const inner = INNER.exec(short);
  if (!inner || !number) return null;
  return joined(number, letter && /^[a-h]$/.test(letter) ? letter : undefined, inner[1]);
}

const joined = (...steps: readonly (string | number | undefined)[]) =>
  steps
    .filter((step) => step !== undefined)
    .join('.')
    .toLowerCase();

/**
 * Reads a mark scheme that is a table, as exam boards print them: a row for each number, with
 * columns for the answer, its marks and guidance. Null if it contains no such table.
 */
export function readSchemeTable(lines: readonly string[]): ReadScheme | null {
  const rows = joinTabbed(lines);
  if (!rows.some((line) => line.includes(CELL))) return null;
  const parts = new Map<string, SchemePart>();
  const before: string[] = [];
  const columnsLeftOut = new Set<string>();
  let columns: Columns | null = null;
  let label = '';
  for (const row of rows) {
    const cells = row.split(CELL).map((cell) => cell.trim());
    const [first = ''] = cells;
    if (isHeader(cells)) {
      columns = findColumns(cells);
      for (const name of columns.leftOut) columnsLeftOut.add(name);
      continue;
    }
    if (cells.every((cell) => cell === '') || TOTAL.test(cells.join(' ').trim())) continue;
    const isRow = row.includes(CELL);
    const given = isRow || /^q/i.test(first) ? labelOf(first, label) : null;
    const isAlone = cells.slice(1).every((cell) => cell === '');
    if (given !== null && isAlone) {
      // “Question 1 continued” continues 1(b).
      if (!label.startsWith(`${given}.`) || !/cont/i.test(first)) label = given;
      continue;
    }
    if (isRow && given !== null) columns ??= findColumns(cells, true);
    if (!isRow || !columns) {
      if (!PAPER_FURNITURE.test(first)) before.push(cells.join(' '));
      continue;
    }
    label = given ?? label;
    const read = readRow(cells, columns, given === null);
    const part = parts.get(label) ?? { label, lines: [] };
    parts.set(label, part);
    part.lines.push(...read.lines);
    if (read.marks !== null) part.marks = (part.marks ?? 0) + read.marks;
  }
  return { parts: [...parts.values()], before, columnsLeftOut: [...columnsLeftOut] };
}
