/** What separates the cells of a record. */
export type CsvDelimiter = ',' | ';' | '\t';

/** The quotation mark that opens in this line (the first is 1) does not close as it should. */
export class CsvQuoteError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`Unbalanced quotation mark in line ${line}`);
    this.line = line;
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The records of a CSV text by RFC 4180, lines without any text left out. Lines may end in CRLF,
 * LF or CR. A quotation mark inside a cell that does not begin with one is just a character, as
 * people paste names such as Anna "Annie" Smith. Throws CsvQuoteError.
 */
export function readCsv(text: string, delimiter: CsvDelimiter): string[][] {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const plainCell = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  const records: string[][] = [];
  let record: string[] = [];
  let position = 0;

  const endRecord = () => {
    if (record.some((cell) => cell.trim() !== '')) records.push(record);
    record = [];
  };

  while (position <= source.length) {
    const cell =
      source[position] === '"'
        ? readQuotedCell(source, position)
        : readPlainCell(source, position, plainCell);
    record.push(cell.text);
    position = cell.end;
    const next = source[position];
    if (next === delimiter) {
      position += 1;
      continue;
    }
    if (next !== undefined && next !== '\r' && next !== '\n') {
      throw new CsvQuoteError(lineAt(source, cell.start));
    }
    endRecord();
    position += next === '\r' && source[position + 1] === '\n' ? 2 : 1;
  }
  return records;
}

interface Cell {
  text: string;
  start: number;
  /** Where the delimiter or the end of the line must stand. */
  end: number;
}

function readPlainCell(source: string, start: number, pattern: RegExp): Cell {
  pattern.lastIndex = start;
  const text = pattern.exec(source)?.[0] ?? '';
  return { text, start, end: start + text.length };
}

/** From the opening quotation mark on; two of them in a row stand for one. */
function readQuotedCell(source: string, start: number): Cell {
  let text = '';
  let from = start + 1;
  for (;;) {
    const quote = source.indexOf('"', from);
    if (quote === -1) throw new CsvQuoteError(lineAt(source, start));
    text += source.slice(from, quote);
    if (source[quote + 1] !== '"') return { text, start, end: quote + 1 };
    text += '"';
    from = quote + 2;
  }
}

function lineAt(source: string, position: number): number {
  return source.slice(0, position).split(/\r\n|\r|\n/).length;
}
