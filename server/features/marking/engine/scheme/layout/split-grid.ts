import type { RawLine } from './split-columns.ts';

/** Handles a table to be filled with ticks and crosses: each row, or each column, earns a mark. */

const TICK = /^(?:[✓✔☑]|ticks?|yes|y|true|t)$/i;
const CROSS = /^(?:[✗✘☒×xX]|cross(?:es)?|no|n|false|f)$/i;
const EITHER = /^\S+\s+(?:or|\/)\s+\S+$/;
const MARK = /^(?:[([]?\d[)\]]?|;|\[\d\])$/;
const ASKS = /\b(?:tick|cross|true|false|yes|no|complete the (?:table|grid)|✓|✗)\b/i;
const BY_COLUMN = /\b(?:per|each|every)\s+(?:correct\s+)?column\b/i;

const cellsOf = (raw: string): string[] => raw.split('\t').map((cell) => cell.trim());

function signOf(cell: string): string | null {
  if (TICK.test(cell)) return 'tick';
  if (CROSS.test(cell)) return 'cross';
  return EITHER.test(cell) && /[✓✔]|tick|yes/i.test(cell) && /[✗✘x]|no/i.test(cell)
    ? 'either'
    : null;
}

interface Row {
  name: string;
  signs: string[];
  line: number;
}

/** "has DNA ⇥ ✓ ⇥ ✗ ⇥ 1". */
function readRow({ raw, line }: RawLine, columns: number): Row | null {
  const [name = '', ...cells] = cellsOf(raw);
  const signs = cells.slice(0, columns).map((cell) => signOf(cell));
  const rest = cells.slice(columns).filter((cell) => cell !== '');
  const known = signs.filter((sign) => sign !== null);
  const isRow =
    known.length === columns && /\p{L}{2}/u.test(name) && rest.every((one) => MARK.test(one));
  return isRow ? { name, signs: known, line } : null;
}

const writeRow = (name: string, signs: readonly string[], titles: readonly string[]): string =>
  `${name.replaceAll(/[:()]/g, ' ').trim()}: ${signs
    .map((sign, at) => `${sign} (${(titles[at] ?? '').replaceAll(/[():,]/g, ' ').trim()})`)
    .join(', ')} (1)`;

/** Writes the rows of a table of ticks and crosses as points; returns null for any other table. */
export function splitGrid(lines: readonly RawLine[], questionText: string): RawLine[] | null {
  const at = lines.findIndex(({ raw }) => raw.includes('\t'));
  const titles = cellsOf(lines[at]?.raw ?? '')
    .slice(1)
    .filter((cell) => cell !== '' && !/^marks?$/i.test(cell));
  if (titles.length === 0 || titles.some((title) => signOf(title) !== null)) return null;
  const rows = lines.slice(at + 1).map((line) => readRow(line, titles.length));
  const found = rows.filter((row) => row !== null);
  const hasBoth = found.some(({ signs }) => signs.includes('cross'));
  if (found.length < 2 || !hasBoth || !ASKS.test(questionText)) return null;
  const others = lines.filter(
    (_, index) => index < at || (index > at && rows[index - at - 1] === null),
  );
  const written = others.some(({ raw }) => BY_COLUMN.test(raw))
    ? titles.map((title, column) => ({
        raw: writeRow(
          title,
          found.map(({ signs }) => signs[column] ?? ''),
          found.map(({ name }) => name),
        ),
        line: lines[at]?.line ?? 0,
      }))
    : found.map(({ name, signs, line }) => ({ raw: writeRow(name, signs, titles), line }));
  return [...written, ...others];
}
