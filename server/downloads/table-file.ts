import { setImmediate } from 'node:timers/promises';
import { csvLine, CSV_START, type CsvCell } from '../../shared/csv.ts';
import { StreamedFile } from './streamed-file.ts';

export type TableFormat = 'csv' | 'xlsx';

interface Table {
  /** The file's name, without the extension. */
  name: string;
  format: TableFormat;
  header: readonly string[];
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>;
}

/** The media type of each format. */
export const tableTypes: Record<TableFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Excel cuts off longer cells. */
const MAX_CELL_CHARACTERS = 32_767;
/** The number of lines in one chunk. */
const LINES_PER_CHUNK = 200;

/** How long a download may hold the event loop at a time. */
const SLICE_MS = 5;

/** Returns a table as a download that is written row by row. */
export function tableFile({ name, format, header, rows }: Table): StreamedFile {
  return new StreamedFile(`${name}.${format}`, tableTypes[format], () =>
    format === 'csv'
      ? csvStream(header, withPauses(rows))
      : xlsxStream(name, header, withPauses(rows)),
  );
}

/** Yields the rows, pausing for other work whenever a time slice is used up. */
async function* withPauses(rows: Table['rows']): AsyncGenerator<readonly CsvCell[]> {
  let begun = performance.now();
  for await (const row of rows) {
    if (performance.now() - begun > SLICE_MS) {
      await setImmediate();
      begun = performance.now();
    }
    yield row;
  }
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

function csvStream(header: readonly string[], rows: Table['rows']): Bytes {
  return ReadableStream.from(csvChunks(header, rows)).pipeThrough(new TextEncoderStream()) as Bytes;
}

async function* csvChunks(header: readonly string[], rows: Table['rows']) {
  let chunk = [CSV_START + csvLine(header)];
  for await (const row of rows) {
    chunk.push(csvLine(row));
    if (chunk.length < LINES_PER_CHUNK) continue;
    yield chunk.join('');
    chunk = [];
  }
  yield chunk.join('');
}

function xlsxStream(name: string, header: readonly string[], rows: Table['rows']): Bytes {
  return ReadableStream.from(xlsxChunks(name, header, rows)) as Bytes;
}

async function* xlsxChunks(name: string, header: readonly string[], rows: Table['rows']) {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(withoutWhatExcelRefuses(rows), {
    name: sheetName(name),
    columns: header.map((title) => ({ header: title })),
    freezePane: { rows: 1 },
  });
}

/** A sheet's name may have 31 characters, none of these, and no apostrophe at either end. */
function sheetName(name: string): string {
  const allowed = name.replaceAll(/[[\]:*?/\\]/g, ' ').replace(/^['\s]+/, '');
  return allowed.slice(0, 31).replace(/['\s]+$/, '') || 'Sheet1';
}

async function* withoutWhatExcelRefuses(rows: Table['rows']) {
  for await (const row of rows) {
    yield row.map((cell) => (typeof cell === 'string' ? plainCell(cell) : cell));
  }
}

/**
 * Returns text that a workbook can hold: XML allows no control characters, and cells have a maximum
 * length.
 */
export function plainCell(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '').slice(0, MAX_CELL_CHARACTERS);
}
