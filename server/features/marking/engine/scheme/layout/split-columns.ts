import { splitCells } from './split-cells.ts';
import { splitGrid } from './split-grid.ts';

/** A line of the scheme's text and its index, from 0. */
export interface RawLine {
  raw: string;
  line: number;
}

const PAID = /\s*[([]\s*(?:1|one)\s*(?:marks?)?\s*[)\]]\s*$/i;
const MARK = /^(?:marks?|[([]?\s*\d\s*(?:marks?)?\s*[)\]]?|✓)$/i;
/** Headers of a left column that the question gives, or offers as choices. */
const GIVEN =
  /^(?:causes?|jobs?|variables?|terms?|words?|key\s?words?|organelles?|parts?|names?|statements?|substances?|processes|structures?|letters?|numbers?|stages?|types?|people|person|countr(?:y|ies)|symbols?|objects?|ions?|gas(?:es)?|tests?|materials?|features?|box|row|item)$/i;

const cellsOf = (raw: string): string[] =>
  raw
    .split(/\t|\s+\|\s+/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

const isTitle = (cell: string): boolean =>
  /^\p{Lu}[\p{L} ]{2,24}$/u.test(cell) && cell.split(/\s+/).length <= 3;

/** True for "Component (1) ⇥ Example (1)": each column of the rows below earns a separate mark. */
const isPaidHeader = (cells: readonly string[]): boolean =>
  cells.length === 2 && cells.every((cell) => PAID.test(cell) && isTitle(cell.replace(PAID, '')));

/** True for "Cause ⇥ Effect": the left side is given, and the right side earns the marks. */
const isGivenHeader = (cells: readonly string[]): boolean => {
  const titles = cells.filter((cell) => !MARK.test(cell));
  return (
    titles.length === 2 && titles.every((cell) => isTitle(cell)) && GIVEN.test(titles[0] ?? '')
  );
};

const ONE_EACH = /(?:\t|\s+\|\s+)\s*[([]?1\s*\+\s*1[)\]]?\s*$/;

/** True for "Function ⇥ Example ⇥ Mark" over rows that end in "1+1". */
const isPaidByRows = (header: readonly string[], rows: readonly RawLine[]): boolean => {
  const titles = header.filter((cell) => !MARK.test(cell));
  return titles.length === 2 && rows.some(({ raw }) => ONE_EACH.test(raw));
};

/**
 * True for "One mark for each component and one for each justification" above columns of those
 * titles.
 */
function isPaidByWords(header: readonly string[], lines: readonly RawLine[]): boolean {
  const titles = header.filter((cell) => !MARK.test(cell));
  if (titles.length !== 2 || !titles.every((cell) => isTitle(cell))) return false;
  const [left, right] = titles.map((title) => title.toLowerCase().replace(/s$/, ''));
  const promise = new RegExp(
    String.raw`\b(?:1|one)\b[^.]{0,40}\b${left}s?\b[^.]{0,60}\b(?:1|one)\b[^.]{0,40}\b${right}s?\b`,
    'i',
  );
  return lines.some(({ raw }) => promise.test(raw));
}

/** The remark below the second mark of a row. */
export const NEEDS_PREVIOUS = 'only if the previous mark is given';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Writes "Solid: fixed shape" if the question mentions solids; otherwise puts the left side in
 * brackets.
 */
const nameRow = (left: string, right: string, asked: string): string =>
  left.split(/\s+/).length <= 2 && asked.includes(left.toLowerCase())
    ? `${capital(left)}: ${right}`
    : `(${capital(left)}:) ${right}`;

const COUNTS = String.raw`\b(one|two|three|1|2|3)\s+(?:\w+\s+)?`;

/** "1 mark each column" */
const ONE_A_COLUMN =
  /\b(?:1|one)\s+(?:mark\s+)?(?:for\s+)?(?:from\s+)?each\s+(?:column|side|list)\b/i;

/**
 * Returns a list under each title of "Advantage ⇥ Disadvantage", if the question asks for one of
 * each. What shares a row belongs together only by chance.
 */
function askedSides(lines: readonly RawLine[], at: number, asked: string): RawLine[] {
  const header = lines[at]?.raw.split(/\t|\s+\|\s+/).map((cell) => cell.trim()) ?? [];
  const titles = header.filter((cell) => cell !== '' && !MARK.test(cell));
  if (titles.length !== 2 || !titles.every((title) => isTitle(title))) return [];
  const counts = titles.map(
    (title) => new RegExp(COUNTS + title.toLowerCase().replace(/s$/, ''), 'i').exec(asked)?.[1],
  );
  const isOneEach = lines.some(({ raw }) => ONE_A_COLUMN.test(raw));
  return titles.flatMap((title, side) => {
    const count = isOneEach ? 'one' : counts[side];
    if (count === undefined || (counts.includes(undefined) && !isOneEach)) return [];
    const column = header.indexOf(title);
    const cells = lines.slice(at + 1).flatMap(({ raw, line }) => {
      const all = raw.split(/\t|\s+\|\s+/).map((cell) => cell.trim());
      const [cell = ''] = all.slice(column, column + 1);
      return cell === '' || MARK.test(cell) || MARK.test(all[0] ?? '') || ONE_A_COLUMN.test(raw)
        ? []
        : [{ raw: cell, line }];
    });
    if (isOneEach)
      return [
        { raw: `${title}: ${cells.map(({ raw }) => raw).join(' / ')}`, line: cells[0]?.line ?? 0 },
      ];
    return [{ raw: `Any ${count} from:`, line: lines[at]?.line ?? 0 }, ...cells];
  });
}

/**
 * True if the first cells of the rows hold words of the question, in the order in which it asks for
 * them.
 */
function isGivenByQuestion(rows: readonly (readonly string[])[], asked: string): boolean {
  const places = rows.map(([cell = '']) =>
    cell.split(/\s+/).length > 2 || !/^\p{L}[\p{L} -]+$/u.test(cell)
      ? -1
      : ` ${asked.replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `.lastIndexOf(` ${cell.toLowerCase()} `),
  );
  return rows.length > 1 && places.every((at, row) => at > (places[row - 1] ?? -1));
}

/** Names the rows "slowly ⇥ adverb ⇥ 1" after the words that the question lists. */
function nameGiven(lines: readonly RawLine[], asked: string): RawLine[] | null {
  const rows = lines.filter(({ raw }) => raw.includes('\t')).map(({ raw }) => cellsOf(raw));
  const isAll =
    rows.length > 1 && rows.every(([, right]) => right !== undefined && !MARK.test(right));
  if (!isAll || !isGivenByQuestion(rows, asked)) return null;
  return lines.map(({ raw, line }) => {
    if (!raw.includes('\t')) return { raw, line };
    const [left = '', ...rest] = cellsOf(raw);
    return { raw: `${capital(left)}: ${rest.join('\t')}`, line };
  });
}

/**
 * Splits tables of two columns. If both columns earn marks, a row becomes a point and a second that
 * needs it; if the left one is given, it is put in brackets before the right.
 */
export function splitColumns(lines: readonly RawLine[], questionText: string): RawLine[] {
  const grid = splitGrid(lines, questionText) ?? splitCells(lines, questionText);
  if (grid !== null) return grid;
  const asked = questionText.toLowerCase();
  const at = lines.findIndex(({ raw }) => raw.includes('\t') || / \| /.test(raw));
  const header = cellsOf(lines[at]?.raw ?? '');
  const sides = askedSides(lines, at, asked);
  if (sides.length > 0) return [...lines.slice(0, at), ...sides];
  const given = asked.startsWith('translate') ? null : nameGiven(lines, asked);
  if (given !== null) return given;
  const isPaid =
    isPaidHeader(header) ||
    isPaidByWords(header, lines) ||
    isPaidByRows(header, lines.slice(at + 1));
  if (!isPaid && !isGivenHeader(header)) return [...lines];
  return lines.flatMap(({ raw, line }, index) => {
    if (index === at) return [];
    const [left = '', right = '', ...rest] = cellsOf(raw);
    const isRow = index > at && right !== '' && !MARK.test(right) && !MARK.test(left);
    if (!isRow) return [{ raw, line }];
    if (!isPaid) return [{ raw: [nameRow(left, right, asked), ...rest].join('\t'), line }];
    return [
      { raw: `${left} (1)`, line },
      { raw: `${right} (1)`, line },
      { raw: NEEDS_PREVIOUS, line },
    ];
  });
}
