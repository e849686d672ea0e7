/** The value of a cell. Numbers stay numbers; null is an empty cell. */
export type CsvCell = string | number | null;

/** The byte order mark at the start of a CSV file. */
export const CSV_START = '\uFEFF';
const LINE_END = '\r\n';

const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;
/**
 * Matches the start of a formula in a spreadsheet, including the full-width forms of East Asian
 * keyboards. Apostrophes before it count, so that one added by `defuse` can be told from the
 * original ones.
 */
const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, which makes it plain
 * text.
 */
function defuse(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** Returns the text of a cell as it was before `toCsv` defused it. */
export function readDefused(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && defuse(text) === cell ? text : cell;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = defuse(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Returns a CSV file as RFC 4180 describes it, with the byte order mark by which spreadsheets
 * recognise UTF-8, and with formulas defused.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return CSV_START + [header, ...rows].map(csvLine).join('');
}

/** Returns one line of a CSV file, including its line end. */
export function csvLine(row: readonly CsvCell[]): string {
  return row.map(cellText).join(',') + LINE_END;
}

/** Commas by the standard; spreadsheets of other countries write semicolons or tabs. */
export const delimiters = [',', ';', '\t'];

/**
 * Options for csv-parse to read a list from any spreadsheet: its delimiter, its line ends, and rows
 * of any length.
 */
export const csvOptions = (content: string) => ({
  bom: true,
  delimiter: guessDelimiter(content),
  recordDelimiter: ['\r\n', '\n', '\r'],
  relaxColumnCount: true,
});

/** Returns the delimiter that occurs most often in the first line of a CSV text, outside quotes. */
function guessDelimiter(content: string): string {
  const [firstLine = ''] = content.slice(0, 2_000).split(/[\r\n]/, 1);
  const unquoted = firstLine.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => unquoted.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
