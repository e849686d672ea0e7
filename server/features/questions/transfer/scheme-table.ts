import { PAPER_FURNITURE, TOTAL } from './paper-lines.ts';

/* Recognises the columns of a mark scheme that is a table, and reads its rows. */

/** Separates the cells of a row, and the lines of a cell, in a text that holds a table. */
export const CELL = '\uE002';
export const CELL_LINE = '\uE003';

type Role = 'label' | 'answer' | 'marks' | 'guidance' | 'accept' | 'reject' | 'ignore' | 'none';

export interface Columns {
  roles: Role[];
  leftOut: string[];
}

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'label',
    /^(?:question(?:\s+(?:number|no\.?|part))?|qu?(?:\.|\s*no\.?)?|no\.?|number|part|item)$/,
  ],
  ['marks', /^(?:(?:total|max(?:imum)?\.?|available)\s+)?marks?(?:\s+(?:available|awarded))?$/],
  ['reject', /^(?:do not (?:accept|allow|credit)|reject|not accept)$/],
  ['ignore', /^ignore$/],
  ['accept', /^(?:also )?(?:accept|allow)(?: also)?$/],
  ['none', /^(?:ao\b.*|assessment objectives?|spec\b.*|specification\b.*|ref\b.*|reference)$/],
  [
    'answer',
    /^(?:(?:acceptable|expected|indicative|model|correct|suggested)\s+)?(?:answers?|contents?|responses?|mark(?:ing)?\s*(?:schemes?|points?)|scheme|solutions?|key points?)$/,
  ],
];

const roleOf = (heading: string): Role | undefined =>
  ROLES.find(([, pattern]) => pattern.test(plain(heading)))?.[0];

const plain = (heading: string) =>
  heading.replaceAll(CELL_LINE, ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** True if a row names columns: one for answers, and one for numbers or marks. */
export function isHeader(cells: readonly string[]): boolean {
  const roles = new Set(cells.map(roleOf));
  return roles.has('answer') && (roles.has('label') || roles.has('marks'));
}

/** The maximum length of a heading row; a line of nothing but tabs is not split. */
const MAX_HEADINGS_CHARACTERS = 2_000;

/**
 * True if a line of text is a row that names columns; a line with one cell, as most have, is not.
 */
export function isHeaderLine(line: string): boolean {
  if (line.length > MAX_HEADINGS_CHARACTERS) return false;
  const sign = [CELL, '\t'].find((one) => line.includes(one));
  return sign !== undefined && isHeader(line.split(sign).map((cell) => cell.trim()));
}

/** Finds the columns under a header; without a header, from the look of a first row. */
export function findColumns(cells: readonly string[], isRow = false): Columns {
  const roles = cells.map((cell, index): Role => {
    if (!isRow) return roleOf(cell) ?? (cell === '' && index === 0 ? 'label' : 'guidance');
    if (index === 0) return 'label';
    if (index === 1) return 'answer';
    return marksOf(cell) === null ? 'guidance' : 'marks';
  });
  const leftOut = isRow ? [] : cells.filter((cell) => cell !== '' && roleOf(cell) === 'none');
  return { roles, leftOut: leftOut.map((cell) => cell.replaceAll(CELL_LINE, ' ')) };
}

/** `2`, `[2]`, `(2 marks)`, and the codes of mathematics: `M1`, `A1 ft`. */
const MARK = /^[[(]?\s*d?[MABCEP]?\s?(\d{1,2})\s*(?:marks?)?(?:\s*(?:ft|cao|dep|oe))?\s*[\])]?$/i;

function marksOf(cell: string): number[] | null {
  const given = cell.split(CELL_LINE).map((line) => MARK.exec(line.trim())?.[1]);
  return given.includes(undefined) ? null : given.map(Number);
}

const HAS_MARKS = /(?:[[(]\s*\d{1,2}\s*(?:marks?)?\s*[\])]|✓)\s*$/;
/** Instructions to markers, as opposed to points that earn a mark. */
const DIRECTIVE =
  /^(?:also |do not |don['’]t )?(?:accept|allow|credit|ignore|reject|condone|not\b|note|n\.?b\b)/i;

const isFilled = ({ line }: { line: string }) => line !== '';

/** Reads a row. A row without its own number continues the one above. */
export function readRow(
  cells: readonly string[],
  { roles }: Columns,
  goesOn: boolean,
): { lines: string[]; marks: number | null } {
  const of = (...wanted: readonly Role[]) =>
    cells.flatMap((cell, index) => {
      const role = roles[index] ?? 'guidance';
      const isWanted = wanted.includes(role) && cell !== '';
      return isWanted ? cell.split(CELL_LINE).map((line) => ({ role, line: line.trim() })) : [];
    });
  const answers = of('answer').filter(isFilled);
  const marksCell = cells[roles.indexOf('marks')] ?? '';
  const marks = marksOf(marksCell);
  // Text in the column of numbers that is not a number, such as “Level 3”, belongs to its answer.
  const heading = goesOn && roles[0] === 'label' ? of('label').filter(isFilled) : [];
  const lines = [...heading, ...answers].map(({ line }) => line);
  const own = marks?.length === answers.length ? marks : null;
  return {
    lines: [
      ...lines.map((line, index) => {
        const mark = own?.[index - heading.length];
        return mark === undefined || HAS_MARKS.test(line) ? line : `${line} (${mark})`;
      }),
      ...(marks === null && marksCell !== '' ? noted(of('marks')) : []),
      ...noted(of('guidance', 'accept', 'reject', 'ignore').filter(isFilled)),
    ],
    marks: marks?.reduce((sum, mark) => sum + mark, 0) ?? null,
  };
}

const noted = (lines: readonly { role: Role; line: string }[]): string[] =>
  lines.map(({ role, line }) => {
    if (DIRECTIVE.test(line)) return line;
    const isNamed = role === 'accept' || role === 'reject' || role === 'ignore';
    return `${isNamed ? role.replace(/^./, (letter) => letter.toUpperCase()) : 'Note'}: ${line}`;
  });

const isNoCell = (line: string) => TOTAL.test(line.trim()) || PAPER_FURNITURE.test(line.trim());

/**
 * True if a line with several cells is a separate row rather than a continuation of the row above.
 */
function startsRow(cells: readonly string[], row: readonly string[], roles: readonly Role[]) {
  const [first = ''] = cells;
  const isMark = roles[row.length - 1] === 'marks' && marksOf(first) !== null;
  return row.length >= roles.length || (!isMark && STARTS_ROW.test(first));
}
const STARTS_ROW = /^(?:total\b|(?:q(?:uestion)?\.?\s*)?\d{1,3}\b|\([a-z]{1,4}\))/i;

/**
 * Joins rows pasted from a table, with tabs between cells and further lines of a cell below, into
 * one line each.
 */
export function joinTabbed(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let row: string[] | null = null;
  let roles: readonly Role[] = [];
  const flush = () => {
    if (row) joined.push(row.join(CELL));
    row = null;
  };
  for (const line of lines) {
    const cells = line.split('\t');
    if (isHeaderLine(line)) {
      flush();
      roles = line.includes(CELL) ? [] : findColumns(cells.map((cell) => cell.trim())).roles;
      joined.push(cells.join(CELL));
    } else if (roles.length === 0 || (cells.length === 1 && (row === null || isNoCell(line)))) {
      flush();
      joined.push(line);
    } else if (row === null || (cells.length > 1 && startsRow(cells, row, roles))) {
      flush();
      row = cells;
    } else {
      const open: string[] = row;
      open[open.length - 1] += `${CELL_LINE}${cells[0]}`;
      open.push(...cells.slice(1));
    }
  }
  flush();
  return joined;
}
