/** What a cell may hold. Numbers stay numbers; null is an empty cell. */
export type CsvCell = string | number | null;

/** What such a file begins with: the byte order mark. */
export const CSV_START = '\uFEFF';
const LINE_END = '\r\n';

const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;
/**
 * How a formula starts in a spreadsheet, the full-width forms of East Asian keyboards included.
 * Apostrophes before it count, so that what `defuse` puts there can be told from what was there.
 */
const formulaStart = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A spreadsheet runs a text that looks like a formula; an apostrophe in front makes it text. */
function defuse(text: string): string {
  return formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

/** The text of a cell as it was before `toCsv` defused it. */
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
 * A CSV file as RFC 4180 describes it, with the byte order mark by which spreadsheets recognise
 * UTF-8 and with cells that they would run defused (design, section 7, 12).
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return CSV_START + [header, ...rows].map(csvLine).join('');
}

/** One line of such a file, its end included. */
export function csvLine(row: readonly CsvCell[]): string {
  return row.map(cellText).join(',') + LINE_END;
}

/** Commas by the standard; spreadsheets of other countries write semicolons or tabs. */
const delimiters = [',', ';', '\t'];

/** How csv-parse reads a list of any spreadsheet: its signs, its line ends and rows of any length. */
export const csvOptions = (content: string) => ({
  bom: true,
  delimiter: guessDelimiter(content),
  recordDelimiter: ['\r\n', '\n', '\r'],
  relaxColumnCount: true,
});

/** The sign that parts the most labels in the first line of a CSV text. */
function guessDelimiter(content: string): string {
  const [firstLine = ''] = content.slice(0, 2_000).split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => firstLine.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
