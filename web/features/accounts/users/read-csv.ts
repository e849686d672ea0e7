import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** What separates the cells of a record. */
export type CsvDelimiter = ',' | ';' | '\t';

/** A quotation mark up to this line (the first is 1) does not close as it should. */
export class CsvQuoteError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`Unbalanced quotation mark in line ${line}`);
    this.line = line;
  }
}

/**
 * The records of a CSV text, those without any text left out. A quotation mark inside a cell that
 * does not begin with one is just a character, as people paste names such as Anna "Annie" Smith.
 * Throws CsvQuoteError.
 */
export function readCsv(text: string, delimiter: CsvDelimiter): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxQuotes: true,
      relaxColumnCount: true,
      skipRecordsWithEmptyValues: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new CsvQuoteError(Number(error['lines'] ?? 1));
    throw error;
  }
}
