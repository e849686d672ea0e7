import { rolesOf, type Role } from './column-roles.ts';

/**
 * Handles a table whose one answer has its total next to it, and whose last column holds the codes
 * that add up to the total, below each other: "16 ⇥ 3 ⇥ M1 for …", "M1 for …", "A1 cao". A cell may
 * hold several lines.
 */

const CODE = String.raw`d{0,2}[MPBA]1\*?(?:\s*\(?(?:dep\*?(?:\s+on\s+[\p{L}\d\s]{1,12}(?=\)|$))?|indep|ft|cao|oe|cso)\)?(?![\p{L}]))*`;
const CODED_LINE = new RegExp(String.raw`^[([]?(${CODE})[)\]]?\s*[:–-]?\s*(?:for\b\s*)?(.*)$`, 'u');
/** "M2 for …", "or M1 for …", "(B1 for …)": part marks, which do not add up. */
const IS_PART = /^(?:or\s+|\(\s*)?[MBAP][2-9]\b|^(?:or\s+|\(\s*)[MBAP]1\b|\bor\s+[MBA]\d\s+for\b/;
const TELLS =
  /^(?:SC|if\b|accept|allow|condone|ignore|isw|note|nb\b|correct answer|answer only|total|award|special|\[?total)/i;
/** "dep on M1" */
const ON_ANOTHER = /(?<=\bdep\*?)\s+on\s.*$/;
const FIGURE = /\d/;

interface Row {
  cells: string[];
}

/** Returns the rows of a table with this many columns, whose cells may run over several lines. */
function readRows(lines: readonly string[], columns: number): { rows: Row[]; rest: string[] } {
  const rows: Row[] = [];
  for (const [at, line] of lines.entries()) {
    const pieces = line.split('\t');
    const row = rows.at(-1);
    const isOpen = row !== undefined && row.cells.length + pieces.length - 1 <= columns;
    const isWhole = pieces.length === columns;
    if (row === undefined || (isWhole && row.cells.length === columns))
      rows.push({ cells: pieces });
    else if (isOpen && (row.cells.length < columns || pieces.length === 1)) {
      const [first = '', ...others] = pieces;
      row.cells.push(`${row.cells.pop() ?? ''}\n${first}`, ...others);
    } else return { rows, rest: lines.slice(at) };
  }
  return { rows, rest: [] };
}

interface Coded {
  code: string;
  said: string;
  working: string;
  answer: string;
}

const linesOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * Returns the codes of the last column with their texts, and the remarks between and below them.
 */
function readCodes(notes: string): { codes: [string, string][]; remarks: string[] } | null {
  const codes: [string, string][] = [];
  const remarks: string[] = [];
  for (const line of linesOf(notes)) {
    if (IS_PART.test(line)) return null;
    const [, code, said = ''] = CODED_LINE.exec(line) ?? [];
    const last = codes.at(-1);
    if (code !== undefined) codes.push([code.replace(ON_ANOTHER, ''), said]);
    else if (last === undefined || remarks.length > 0 || TELLS.test(line)) remarks.push(line);
    else last[1] = `${last[1]} ${line}`;
  }
  return { codes, remarks };
}

const SAYS_NO_ANSWER =
  /^(?:(?:oe|cao|awrt|isw|ft|dep|nfww|www|cso|or|both|correct|from|working|answers?|solutions?|values?|roots?)\b[\s,;.]*)*$/i;
/** "cao for either x = 2 or y = 3" */
const IN_FRONT = /^(?:(?:cao|for|both|either)\s+)+(?=.*\d)/i;

/** Writes what a mark is for: its own text if that has figures, otherwise the cell next to it. */
function writePoint({ code, said, working, answer }: Coded, isLast: boolean): string {
  const own = said.replace(IN_FRONT, '');
  if (isLast && SAYS_NO_ANSWER.test(own)) return `${code} ${answer}`;
  if (FIGURE.test(own) || working === '') return `${code} ${own}`;
  return own === '' ? `${code} ${working}` : `${code} ${working}\tNote: ${own}`;
}

const EQUATION = /[=≈<>]|[\d)²³]\s*[×÷*/+−–-]\s*[\d(]|√/;

/** Returns the methods in the working that the question does not give. */
function newWays(working: string, asked: string): string[] {
  const plain = asked.replaceAll(/\s/g, '');
  return linesOf(working)
    .map((line) => line.replace(/^(?:e\.?g\.?|or|then|so)[,:]?\s+/i, ''))
    .filter((line) => EQUATION.test(line) && !plain.includes(line.replaceAll(/\s/g, '')));
}

/** Assigns methods to the codes of one cell: one each, or all to the first that needs one. */
function shareWays(codes: readonly [string, string][], ways: readonly string[]): string[] {
  const methods = codes.filter(([code]) => !code.includes('A')).length;
  if (ways.length === codes.length || ways.length === methods)
    return codes.map((_, index) => ways[index] ?? '');
  const first = codes.findIndex(([, said]) => !FIGURE.test(said));
  return codes.map((_, index) => (index === first ? ways.join(' or ') : ''));
}

/** Joins the lines of a cell: "x = 2, y = 3". */
const joinAnswer = (cell: string): string => linesOf(cell).join(', ').replaceAll(/,{2,}/g, ',');

const only = (roles: readonly (Role | null)[], role: Role): number =>
  roles.filter((one) => one === role).length === 1 ? roles.indexOf(role) : -1;

/** Lends "5x = 10" next to "A1 for x = 2", which has its own figures, to the method above. */
function lendWay(
  above: readonly Coded[],
  [first]: readonly [string, string][],
  [way = '']: readonly string[],
): void {
  const last = above.at(-1);
  const needsNone = first?.[0].startsWith('A') === true && FIGURE.test(first[1]);
  if (needsNone && last?.working === '' && !FIGURE.test(last.said)) last.working = way;
}

interface Table {
  /** Index of the title line. */
  at: number;
  columns: number;
  places: { answer: number; working: number; mark: number };
  isNumbered: boolean;
}

/**
 * Finds the columns by their titles; returns null if the table does not have its codes in the last
 * column.
 */
function findTable(lines: readonly string[]): Table | null {
  const at = lines.findIndex((line) => line.includes('\t'));
  const titles = (lines[at] ?? '').split('\t').map((cell) => cell.trim());
  const roles = rolesOf(titles);
  const [answer, working, mark] = [
    only(roles, 'answer'),
    only(roles, 'working'),
    only(roles, 'mark'),
  ];
  const areThose = answer >= 0 && mark > answer && roles.at(-1) === 'guidance';
  return areThose
    ? {
        at,
        columns: titles.length,
        places: { answer, working, mark },
        isNumbered: roles[0] === 'none',
      }
    : null;
}

/**
 * Returns the codes if they make up the total, or all but the last mark, which is then for the
 * answer.
 */
function completeCodes(coded: readonly Coded[], maxMark: number): readonly Coded[] | null {
  const last = coded.at(-1);
  const [first] = coded;
  if (last === undefined || first === undefined || coded.length < 2) return null;
  if (coded.length === maxMark) return last.code.startsWith('A') ? coded : null;
  const isFirstMethod = /^d?M/.test(first.code) && /^d{0,2}[MA]/.test(last.code);
  return coded.length === maxMark - 1 && isFirstMethod
    ? [...coded, { code: 'A1', said: '', working: '', answer: first.answer }]
    : null;
}

/**
 * Writes each code in the notes column of a table on a line with what it is for; returns any other
 * text unchanged.
 */
export function writeCodesInNotes(text: string, maxMark: number, asked: string): string {
  const lines = (STROKES.test(text) ? text.replaceAll(STROKE, '\t') : text).split('\n');
  const table = findTable(lines);
  if (table === null) return text;
  const { at, columns, places, isNumbered } = table;
  const { rows, rest } = readRows(lines.slice(at + 1), columns);
  const [first] = rows;
  if (first?.cells[places.mark]?.trim() !== String(maxMark)) return text;
  if (isNumbered && rows.slice(1).some(({ cells }) => cells[0]?.trim())) return text;
  const answers = rows.map(({ cells }) => joinAnswer(cells[places.answer] ?? '')).filter(Boolean);
  const coded: Coded[] = [];
  const remarks: string[] = [];
  for (const { cells } of rows) {
    const read = readCodes(cells[columns - 1] ?? '');
    if (read === null) return text;
    const ways = shareWays(read.codes, newWays(cells[places.working] ?? '', asked));
    lendWay(coded, read.codes, ways);
    for (const [index, [code, said]] of read.codes.entries())
      coded.push({ code, said, working: ways[index] ?? '', answer: answers[0] ?? '' });
    remarks.push(...read.remarks);
  }
  const all = answers.length === 1 ? completeCodes(coded, maxMark) : null;
  if (all === null) return text;
  const points = all.map((one, index) => writePoint(one, index === all.length - 1));
  return [...lines.slice(0, at), ...points, ...remarks, ...rest].join('\n');
}

const STROKES = /^[^\n\t|]+\|[^\n\t|]+\|[^\n\t]*$/m;
const STROKE = /[^\S\n]*\|[^\S\n]*/g;
