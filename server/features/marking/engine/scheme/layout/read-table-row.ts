import {
  BULLET_CELL,
  CODED_CELL,
  CODES_CELL,
  CODE_AT_END,
  LABEL_CELL,
  MARK_CELL,
  NUMBER_CELL,
  OF_A_PAPER,
  OF_A_PART,
  PART_CELL,
  QUALIFIES,
  REFERENCE_CELL,
  SAID_OF_MARK,
  SAYS_OF_WORTH,
  SCORES,
  SPECIFICATION,
  STARTS_WITH_LETTER,
  SUM_CELL,
} from './cell-shapes.ts';
import { rolesAsked, rolesOf, type Role } from './column-roles.ts';
import { allocatesMarks, readGroupHeading } from '../lines/read-group-heading.ts';
import { sumOfCodes } from '../lines/read-code.ts';
import { isTotal } from '../lines/read-marks.ts';
import { partFigureWorths } from '../lines/figure-worth.ts';
import { isGuidance, spellGuidance } from '../lines/read-directive.ts';

/** One line of the scheme with what was next to it in other columns. */
export interface TableRow {
  text: string;
  marks: number | null;
  guidance: readonly string[];
  line: number;
  startsBlock: boolean;
  /** Whether the table's layout shows that it continues the row above. */
  isContinuation: boolean;
  /** Whether its first column is empty. */
  isIndented: boolean;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if a cell only repeats what the question says, as the left column of a translation does. */
function quotesQuestion(cell: string, asked: string): boolean {
  const words = wordsOf(cell);
  const least = asked.startsWith(' translate ') ? 1 : 2;
  return words.length >= least && asked.includes(` ${words.join(' ')} `);
}

const toNumber = (text: string | undefined): number | null =>
  text === undefined ? null : text === '½' ? 0.5 : Number(text);

interface CellsRead {
  text: string[];
  marks: number | null;
  guidance: string[];
}

/** Spells out a cell by its column: "tailor's; studio" under "Reject" rejects each of them. */
const spellRole = (role: Role | null, cell: string): string =>
  cell
    .split(/\s*;\s*/)
    .map((item) => (item === '' || isGuidance(item) ? item : `${role} ${item}`))
    .join('; ');

function readByRole(cells: readonly string[], roles: readonly (Role | null)[]): CellsRead {
  const read: CellsRead = { text: [], marks: null, guidance: [] };
  let working = '';
  for (const [index, cell] of cells.entries()) {
    const role = roles[index] ?? 'answer';
    if (role === 'working') working = cell;
    // A method mark with no answer next to it is for the working.
    const isCode = CODES_CELL.test(cell) || CODED_CELL.test(cell);
    if (isCode && read.text.length === 0 && working !== '') read.text.push(working);
    if (role === 'working' || cell === '' || role === 'none' || REFERENCE_CELL.test(cell)) continue;
    // "Question" over two columns: the letter of the part is below no title.
    if (roles[index] === null && roles[index - 1] === 'none' && PART_CELL.test(cell)) continue;
    const mark = MARK_CELL.exec(cell);
    if (CODES_CELL.test(cell) && read.text.length > 0) read.marks ??= sumOfCodes(cell);
    else if (mark !== null && role !== 'answer') read.marks ??= toNumber(mark[1]);
    else if (role === 'answer' || role === 'mark') read.text.push(cell);
    else read.guidance.push(role === 'guidance' ? cell : spellRole(role, cell));
  }
  return read;
}

function readByContent(cells: readonly string[], asked: string): CellsRead {
  const read: CellsRead = { text: [], marks: null, guidance: [] };
  const filled = cells.filter((cell) => cell !== '');
  for (const [index, cell] of cells.entries()) {
    const mark = MARK_CELL.exec(cell);
    if (index > 0 && SUM_CELL.test(cell) && read.text.length > 0 && read.marks === null) {
      read.marks = cell.match(/1/g)?.length ?? null;
      continue;
    }
    if (cell === '' || REFERENCE_CELL.test(cell)) continue;
    if (CODES_CELL.test(cell) && read.text.length > 0 && read.marks === null) {
      read.marks = sumOfCodes(cell);
      continue;
    }
    const next = filled[1] ?? '';
    const isWorth =
      CODED_CELL.test(next) &&
      [SAYS_OF_WORTH, REFERENCE_CELL, MARK_CELL].some((shape) => shape.test(filled[2] ?? ''));
    const leadsText = !MARK_CELL.test(next) && !isGuidance(next) && !isWorth;
    if (index === 0 && filled.length > 2 && NUMBER_CELL.test(cell) && leadsText) continue;
    const isHeading = allocatesMarks(next) || readGroupHeading(next) !== null;
    if (index === 0 && OF_A_PART.test(cell) && isHeading) continue;
    if (index === 0 && OF_A_PAPER.test(cell) && /\p{L}{3}/u.test(next)) continue;
    const coded =
      index > 0 && read.marks === null && read.text.length > 0 ? CODED_CELL.exec(cell) : null;
    if (coded !== null && !read.text.some((one) => CODE_AT_END.test(one))) {
      read.text.push((coded[1] ?? '').replaceAll(/[()]/g, ''));
      if (coded[2] !== undefined)
        read.guidance.push(/\d/.test(coded[2]) ? `accept ${coded[2]}` : coded[2]);
      continue;
    }
    const isRemark =
      !QUALIFIES.test(cell) &&
      (read.marks !== null ||
        read.text.some((one) => CODE_AT_END.test(one)) ||
        isGuidance(cell) ||
        SCORES.test(cell) ||
        SAID_OF_MARK.test(cell) ||
        STARTS_WITH_LETTER.test(cell));
    if (mark !== null && index > 0 && read.text.length > 0) read.marks ??= toNumber(mark[1]);
    else if (read.text.length > 0 && isRemark) read.guidance.push(cell);
    else read.text.push(cell);
  }
  const [first = '', ...rest] = read.text;
  const isAllCodes = rest.every((cell) => CODED_CELL.test(cell));
  if (!isAllCodes && quotesQuestion(first, asked)) return { ...read, text: rest };
  return read;
}

/**
 * "R ⇥ 'more collisions' alone": the meaning of a letter that is followed by what it rejects or
 * ignores.
 */
const LETTERS_FOR_VERBS: Readonly<Record<string, string>> = {
  R: 'reject',
  NE: 'ignore',
};

/** Joins "B1", "molecules move faster" in two cells into one line; a bullet and its text too. */
const withLabel = (cells: readonly string[]): readonly string[] => {
  // The question number, or an empty cell below it, may precede them.
  const isNumbered =
    !SAYS_OF_WORTH.test(cells[2] ?? '') &&
    !MARK_CELL.test(cells[2] ?? '') &&
    LABEL_CELL.test(cells[1] ?? '') &&
    // "1.5 ⇥ A1" alone is an answer and its mark.
    (cells[0] === '' || (NUMBER_CELL.test(cells[0] ?? '') && cells.slice(2).some(Boolean)));
  const [first = '', second, ...rest] = isNumbered ? cells.slice(1) : cells;
  const isLabel =
    LABEL_CELL.test(first) || BULLET_CELL.test(first) || /^\(?(?:\d{1,2}|[a-h])[.)]$/.test(first);
  const verb = LETTERS_FOR_VERBS[first];
  if (verb !== undefined && /^['‘"“\p{Ll}]/u.test(second ?? ''))
    return [`${verb} ${second}`, ...rest];
  return isLabel && second !== undefined ? [`${first} ${second}`, ...rest] : cells;
};

/**
 * Joins a bullet in the question-number column to its text, so that it begins a point as elsewhere.
 */
const withBullet = (cells: readonly string[]): readonly string[] => {
  const [first = '', second, ...rest] = cells;
  return BULLET_CELL.test(first) && second !== undefined
    ? [first, `${first} ${second}`, ...rest]
    : cells;
};

const isContent = (cell: string): boolean =>
  (cell.match(/[\p{L}\p{N}]/gu)?.length ?? 0) > 1 &&
  !MARK_CELL.test(cell) &&
  !REFERENCE_CELL.test(cell) &&
  !isGuidance(cell);

const NUMBER_TITLE = /^(?:question|q[nsu]?|no|number|part)\b/i;
/** "2", "(b)" in front of a row, if there is no mark column to separate the rows. */
const IS_NUMBER = /^(?:\d{1,2}|\([a-h]\))[.)]?$/;
const startsWithContent = ([first = '']: readonly string[]): boolean =>
  isContent(first) && !NUMBER_CELL.test(first);

/** Joins a question number that is split over several cells: "3 ⇥ b ⇥ ii ⇥ answer". */
function joinNumber(cells: readonly string[], areHeaded: boolean): readonly string[] {
  if (!/^\d{1,2}[.)]?$/.test(cells[0] ?? '')) return cells;
  const [isLetter, isRoman] = [cells[1] ?? '', cells[2] ?? ''].map((cell) => PART_CELL.test(cell));
  const parts = isLetter ? (isRoman ? 3 : 2) : 1;
  const rest = cells.slice(parts);
  const isSure = areHeaded || rest.slice(1).some((cell) => MARK_CELL.test(cell));
  return parts > 1 && isSure && isContent(rest[0] ?? '')
    ? [cells.slice(0, parts).join('').replace('.', ''), ...rest]
    : cells;
}

/** True if a cell fits a column with this role. */
function fits(
  cell: string,
  { role, before }: { role: Role | null | undefined; before: Role | null | undefined },
  { hasMarkColumn, hasGuidance }: { hasMarkColumn: boolean; hasGuidance: boolean },
): boolean {
  if (cell === '') return true;
  // A remark that runs over into a separate row stays in its column.
  if (role === 'answer' && hasGuidance && isGuidance(cell)) return false;
  if (role === null && before === 'none') return PART_CELL.test(cell);
  if (role === 'mark')
    return MARK_CELL.test(cell) || CODED_CELL.test(cell) || CODES_CELL.test(cell);
  if (role === 'none')
    return NUMBER_CELL.test(cell) || REFERENCE_CELL.test(cell) || /^\([a-h]\)$/.test(cell);
  return !REFERENCE_CELL.test(cell) && !(hasMarkColumn && MARK_CELL.test(cell));
}

/**
 * Puts each cell of an incomplete row under the next column that it fits; null if a cell fits none.
 */
function placeCells(
  cells: readonly string[],
  roles: readonly (Role | null)[],
): readonly string[] | null {
  if (cells.length >= roles.length) return cells;
  const placed = roles.map(() => '');
  let column = 0;
  for (const cell of cells) {
    while (
      column < roles.length &&
      !fits(
        cell,
        { role: roles[column], before: roles[column - 1] },
        {
          hasMarkColumn: roles.includes('mark', column),
          hasGuidance: roles.includes('guidance', column),
        },
      )
    )
      column += 1;
    if (column === roles.length) return null;
    placed[column] = cell;
    column += 1;
  }
  return placed;
}

/** Places a row's cells, and leaves out empty cells if one too many shifts the cells after it. */
function placeRow(cells: readonly string[], roles: readonly (Role | null)[]): readonly string[] {
  const filled = cells.filter((cell) => cell !== '');
  return placeCells(cells, roles) ?? placeCells(filled, roles) ?? cells;
}

/**
 * Creates a reader for the lines of one scheme in order, which remembers the columns of a header.
 */
export function createRowReader(
  questionText: string,
): (raw: string, line: number) => TableRow | null {
  const asked = ` ${wordsOf(questionText).join(' ')} `;
  let roles: readonly (Role | null)[] = [];
  let areNumbered = false;
  let isBelowTitles = false;
  return (raw, line) => {
    const split = raw.split(/\t|\s+\|\s+|\s+\|$/).map((cell) => cell.trim());
    const areParts = areNumbered && roles[1] !== 'none';
    const joined = roles.length === 0 || areParts ? joinNumber(split, areParts) : split;
    const isPart = /^\([a-h]\)$/.test(joined[0] ?? '');
    const hasLabels = roles[0] === 'none' && (isPart || joined.length === roles.length);
    const cells = roles[0] === 'mark' ? joined : hasLabels ? withBullet(joined) : withLabel(joined);
    const base = {
      line,
      startsBlock: false,
      isContinuation: false,
      isIndented: /^\t|^\s{3,}/.test(raw),
    };
    const filled = cells.filter((cell) => cell !== '');
    // "AO /" over "Spec. Ref.": a title that wrapped.
    const isTitle = isBelowTitles && cells.length === 1 && rolesOf(cells)[0] === 'none';
    isBelowTitles = isTitle;
    if (isTitle) return null;
    if (filled.length === 1 && SPECIFICATION.test(filled[0] ?? '')) return null;
    if (filled.length < 2 && cells.length < 2)
      return { ...base, text: cells[0] ?? '', marks: null, guidance: [] };
    const found = rolesAsked(cells, questionText);
    if (filled.length > 1 && cells.every((cell, index) => cell === '' || found[index] !== null)) {
      roles = found;
      areNumbered = NUMBER_TITLE.test(cells[0] ?? '');
      isBelowTitles = true;
      return null;
    }
    if (isTotal(filled[0] ?? '') && filled.length <= 2) return null;
    // Cells that a copied table leaves out shift the rest, so a header applies to full rows only.
    const isFull =
      roles.length > 0 &&
      cells.length <= roles.length &&
      cells.length >= Math.min(roles.length, 3) - 1 &&
      // A row that begins with its answer lacks the number cell.
      !(areNumbered && cells.length === roles.length && startsWithContent(cells));
    const placed = isFull ? placeRow(cells, roles) : cells;
    const read = isFull ? readByRole(placed, roles) : readByContent(cells, asked);
    const markCell = placed[roles.indexOf('mark')] ?? '';
    const hasMarkColumn = roles.includes('mark') && markCell === '';
    const number = placed[0] ?? '';
    const isNumbered =
      isFull &&
      roles[0] === 'none' &&
      (OF_A_PART.test(number) || (!roles.includes('mark') && IS_NUMBER.test(number)));
    return {
      ...base,
      startsBlock: isNumbered && read.text.length > 0,
      text: read.text.join(' '),
      marks: read.marks,
      guidance: joinGuidance(read.guidance),
      isIndented: cells[0] === '',
      isContinuation: hasMarkColumn && isFull && read.marks === null && !/[([]\d[)\]]/.test(raw),
    };
  };
}

/** "ALLOW one DO NOT ALLOW other": a capital begins the next remark. */
const NEXT_REMARK =
  /\s*;\s*|\s+(?=or\s+[MB]\s?\d\s+for\b)|(?<!^|\b(?:NOT|not|also|ALSO|then|and|or))\s+(?=(?:Accept|ACCEPT|Allow|ALLOW|Ignore|IGNORE|Reject|REJECT|Do not (?:accept|allow|credit)|DO NOT (?:ACCEPT|ALLOW|CREDIT))\b)/;

/** Splits and joins the remarks in guidance cells, each of which may hold several. */
const joinGuidance = (cells: readonly string[]): string[] =>
  cells
    .flatMap((cell) => partFigureWorths(cell))
    .flatMap((cell) =>
      spellGuidance(cell.replace(/^\(([^()]*;[^()]*)\)$/, '$1')).split(NEXT_REMARK),
    )
    .filter((cell) => cell !== '');
