import { splitByAllLetters } from '../../text/split-letters.ts';
import { isGuidance, markStopped, REMARK_SIGN } from '../lines/read-directive.ts';
import { isTotal } from '../lines/read-marks.ts';
import type { Asked } from '../scheme.ts';
import {
  CODES_CELL,
  CODED_CELL,
  MARK_CELL,
  NUMBER_CELL,
  PART_CELL,
  REFERENCE_CELL,
} from './cell-shapes.ts';
import { rolesAsked, type Role } from './column-roles.ts';
import { dropPageFurniture, isFurniture } from './page-furniture.ts';
import { writeTitledColumns } from './titled-columns.ts';
import { writeRow, type TableCells } from './write-cells.ts';

/**
 * Handles a table whose cells hold several lines each, as word processors copy it: a tab only
 * separates one cell from the next, so that a line belongs to the last cell above it.
 *
 *     3(b) ⇥ leaf loses water
 *     so roots take up more ⇥ 2 ⇥ allow transpires
 *     do not allow breathes
 */

const MOST_LINES = 200;
const BULLET_AND_TAB = /^([^\S\n]*[•●▪‣◦■♦§➢*o–-])\t/gm;
/** What a line of a mark column may hold. */
const IN_MARKS =
  /^(?:[([]?\d{1,2}[)\]]?|[([]?\d{1,2}\s*marks?[)\]]?|[×x]\s?\d|AO\s?\d.*|\d(?:\.\d\w?)+)?$/i;

/** Questions like this have a table as their answer. */
const ASKS_FOR_TABLE = /\btrac(?:e|ing)\b/i;

const partsOf = (line: string): string[] => line.split('\t').map((cell) => cell.trim());

/** Returns the columns if every title is known and one of them is for marks. */
function findColumns(
  lines: readonly string[],
  question: string,
): { at: number; roles: readonly (Role | null)[] } | null {
  for (const [at, line] of lines.entries()) {
    const titles = partsOf(line);
    if (titles.filter(Boolean).length < 2) continue;
    const roles = rolesAsked(titles, question);
    const areKnown = titles.every((title, index) => title === '' || roles[index] !== null);
    return areKnown &&
      roles.includes('mark') &&
      roles.includes('answer') &&
      !roles.includes('working')
      ? {
          at,
          roles: titles.map((title, index) => (title === '' ? 'none' : (roles[index] ?? null))),
        }
      : null;
  }
  return null;
}

const isMarkLine = (line: string): boolean =>
  IN_MARKS.test(line) || CODES_CELL.test(line) || CODED_CELL.test(line);

const isNumber = (cell: string): boolean => NUMBER_CELL.test(cell) || PART_CELL.test(cell);

/**
 * Returns how many leading cells number a row: there may be fewer number columns than such cells.
 */
function countNumbers(cells: readonly string[], before: number): number {
  const first = cells.findIndex((cell) => cell !== '' && !isNumber(cell));
  const taken = first < 0 ? cells.length - 1 : first;
  return before === 0 || taken === 0 ? 0 : Math.max(taken, before);
}

/**
 * True if a line that begins with tabs belongs to the columns next to the answer: "⇥ ⇥ allow
 * transferred".
 */
const goesOnBeside = (cells: readonly string[], roles: readonly (Role | null)[]): boolean =>
  cells.length > 1 &&
  cells.length <= roles.length &&
  cells.some(Boolean) &&
  cells.every((cell, at) => cell === '' || (roles[at] !== 'none' && roles[at] !== 'answer'));

/** Reads the rows below the titles; returns null if their cells do not fit the columns. */
function readRows(lines: readonly string[], roles: readonly (Role | null)[]): TableCells[] | null {
  const before = roles.findIndex((role) => role !== 'none');
  const rows: TableCells[] = [];
  let column = before;
  for (const line of lines) {
    const cells = partsOf(line);
    if (cells.length < 4 && isTotal(cells.find(Boolean) ?? '')) continue;
    const taken = countNumbers(cells, before);
    const number = cells.slice(0, taken).join('');
    const last = rows.at(-1);
    const begins =
      last === undefined ||
      (cells.length > 1 &&
        (number !== '' || (line.startsWith('\t') && !isMarkLine(cells.find(Boolean) ?? ''))));
    if (last !== undefined && goesOnBeside(cells, roles)) {
      for (const [index, cell] of cells.entries())
        if (cell !== '') last.cells[index]?.push('', cell);
      last.isOfLines ||= !cells.every((cell) => cell === '' || isMarkLine(cell));
      column = cells.findLastIndex((cell) => cell !== '');
      continue;
    }
    if (begins) {
      if (cells.length === 1 && line.trim() !== '') return null;
      if (cells.length === 1) continue;
      rows.push({ number, cells: roles.map(() => []), isOfLines: false });
      column = before;
    }
    const row = rows.at(-1);
    if (row === undefined) return null;
    row.isOfLines ||= !begins && cells.some(Boolean);
    for (const [index, cell] of (begins ? cells.slice(taken) : cells).entries()) {
      if (index > 0) column += 1;
      const own = row.cells[column];
      if (own === undefined) return null;
      own.push(isFurniture(cell) ? '' : cell);
    }
  }
  return rows;
}

const marksOf = ({ cells }: Pick<TableCells, 'cells'>, roles: readonly (Role | null)[]): string[] =>
  (cells[roles.indexOf('mark')] ?? []).filter(
    (line) => MARK_CELL.test(line) || CODED_CELL.test(line) || CODES_CELL.test(line),
  );

/** True if a remark is about the line that it is next to: "thin wall ⇥ allow one cell thick". */
const isBesideItsLine = ({ number, cells }: TableCells, roles: readonly (Role | null)[]): boolean =>
  number === '' &&
  marksOf({ cells }, roles).length === 0 &&
  cells.some((lines, column) => roles[column] === 'answer' && lines.some(Boolean)) &&
  cells.some((lines, column) => roles[column] !== 'answer' && isGuidance(lines[0] ?? ''));

/**
 * Joins "⇥ second step ⇥ what is said of it" to the row above, because it has no number and no
 * mark. Returns null if remarks are next to the lines that they are about.
 */
function joinUnnumbered(
  rows: readonly TableCells[],
  roles: readonly (Role | null)[],
): TableCells[] | null {
  if (rows.some((row) => isBesideItsLine(row, roles))) return null;
  const isByRow = rows.some((row) => row.number === '' && marksOf(row, roles).length > 0);
  const areCoded = rows.some((row) => marksOf(row, roles).some((mark) => /[A-Z]/.test(mark)));
  if (areCoded !== isByRow) return [...rows];
  const joined: TableCells[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    if (row.number !== '' || above === undefined || marksOf(row, roles).length > 0) {
      joined.push(structuredClone(row));
      continue;
    }
    for (const [column, lines] of row.cells.entries()) above.cells[column]?.push(...lines);
    above.isOfLines ||= row.isOfLines;
  }
  return joined;
}

const isAside = (cell: string): boolean =>
  cell === '' || isNumber(cell) || isMarkLine(cell) || REFERENCE_CELL.test(cell);

const fits = (rows: readonly TableCells[], roles: readonly (Role | null)[]): boolean =>
  rows.every(({ cells }) =>
    cells.every(
      (lines, column) =>
        (roles[column] !== 'mark' &&
          (roles[column] !== 'none' || lines.every((line) => isAside(line)))) ||
        (lines.every((line) => isMarkLine(line)) &&
          lines.filter((line) => MARK_CELL.test(line) && !/^[([]/.test(line)).length < 2),
    ),
  );

/** Returns the letters of parts in front of rows, if the question has the same letters. */
function lettersOf(rows: readonly TableCells[], question: string): string[] {
  const letters = rows.map(
    ({ number }) => /\(?([a-h])\)?(?:\(?[ivx]+\)?)?$/.exec(number)?.[1] ?? '',
  );
  const asked = splitByAllLetters(question).map(({ letter }) => letter);
  const areParts = asked.length > 1 && letters.filter(Boolean).join('') === asked.join('');
  return areParts ? letters : rows.map(() => '');
}

const HEADS_SAMPLES = /^(?:additional guidance|further guidance|exemplar responses?|examples?)$/i;

/**
 * Returns the rows below "Additional Guidance" up to the next number: candidates' answers, not
 * points.
 */
function findSamples(rows: readonly TableCells[]): ReadonlySet<TableCells> {
  const samples = new Set<TableCells>();
  let isBelow = false;
  for (const row of rows) {
    if (row.number !== '') isBelow = false;
    const [only = '', ...others] = row.cells.flat().filter(Boolean);
    isBelow ||= row.number === '' && others.length === 0 && HEADS_SAMPLES.test(only);
    if (isBelow) samples.add(row);
  }
  return samples;
}

const writeSample = ({ cells }: TableCells): string[] => [
  `${REMARK_SIGN}${cells.flat().filter(Boolean).join(' – ')}`,
];

/**
 * Writes a table whose cells hold several lines as lines with their marks, with the remarks about
 * them below.
 */
export function writeCellsOfLines(text: string, asked: Asked): string {
  const given = text.split('\n');
  if (!text.includes('\t')) return writeTitledColumns(text, asked);
  if (given.length > MOST_LINES || ASKS_FOR_TABLE.test(asked.questionText)) return text;
  const spelled = markStopped(text).replaceAll(BULLET_AND_TAB, '$1 ').split('\n');
  const bare = dropPageFurniture(spelled, asked.maxMark);
  const lines = spelled.map((line, index) => (line.includes('\t') ? line : (bare[index] ?? '')));
  const columns = findColumns(lines, asked.questionText);
  if (columns === null) return text;
  const { at, roles } = columns;
  const found = readRows(
    lines.slice(at + 1).map((line) => line.trimEnd()),
    roles,
  );
  if (found === null || !fits(found, roles)) return text;
  const samples = findSamples(found);
  const rows = samples.size > 0 ? found : joinUnnumbered(found, roles);
  if (rows === null || (samples.size === 0 && !rows.some((row) => row.isOfLines))) return text;
  const letters = lettersOf(rows, asked.questionText);
  const written = rows.map((row, index) =>
    samples.has(row)
      ? writeSample(row)
      : writeRow(row, roles, { letter: letters[index] ?? '', isOnly: rows.length === 1, asked }),
  );
  if (written.includes(null)) return text;
  return [...lines.slice(0, at), '', ...written.flatMap((row) => row ?? [])].join('\n');
}
