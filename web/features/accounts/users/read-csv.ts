import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** The separator between the cells of a record. */
export type CsvDelimiter = ',' | ';' | '\t';

/** Thrown if a quotation mark up to this line (from 1) is not closed correctly. */
export class CsvQuoteError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`Unbalanced quotation mark in line ${line}`);
    this.line = line;
  }
}

/**
 * Returns the records of a CSV text, without empty ones. A quotation mark inside a cell that does
 * not begin with one is an ordinary character, because people paste names such as Anna "Annie"
 * Smith. Throws CsvQuoteError.
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
