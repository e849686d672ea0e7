import { CsvError, parse } from 'csv-parse/sync';
import { csvOptions, delimiters, readDefused } from '../../../../shared/csv.ts';
import { inFile } from '../../../../shared/messages/roster.ts';
import { quotesBroken } from '../../../../shared/messages/transfer.ts';
import { RosterRefused, type RosterFile } from './roster.ts';

/** A CSV file, split into header and rows. */
export interface Table {
  name: string;
  header: string[];
  rows: string[][];
}

/**
 * The number of lines that a report may have above its header, such as a title, a date or the
 * class.
 */
const MOST_LINES_ABOVE = 10;

/**
 * Reads a CSV file. Its header is the first line that `isHeader` accepts, because reports may have a
 * title above it, whose commas need not be the delimiter; none if it accepts no line. Throws
 * RosterRefused if a quotation mark is not closed.
 */
export function readTable(
  { name, content }: RosterFile,
  isHeader: (labels: string[]) => boolean = () => true,
): Table {
  const options = csvOptions(content);
  for (const delimiter of [options.delimiter, ...delimiters]) {
    const records = readRecords(name, content, { ...options, delimiter });
    const place = records
      .slice(0, MOST_LINES_ABOVE + 1)
      .findIndex((record) => isHeader(labelsOf(record)));
    if (place >= 0) {
      return { name, header: labelsOf(records[place]), rows: records.slice(place + 1) };
    }
  }
  return { name, header: [], rows: [] };
}

const labelsOf = (record: readonly string[] = []): string[] => record.map((label) => label.trim());

function readRecords(
  name: string,
  content: string,
  options: ReturnType<typeof csvOptions>,
): string[][] {
  try {
    return parse(content, {
      ...options,
      relaxQuotes: true,
      skipRecordsWithEmptyValues: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RosterRefused(inFile(name, quotesBroken(Number(error.lines ?? 1))));
  }
}

/** Describes the place of a row; the first row below the header is 1. */
export const placeOf = ({ name }: Table, index: number): string => `${name}, row ${index + 1}`;

/** Returns the trimmed cells of a row by their field in `columns`; skips empty ones. */
export function readCells<Field extends string>(
  columns: readonly (Field | undefined)[],
  row: readonly string[],
): Partial<Record<Field, string>> {
  const cells: Partial<Record<Field, string>> = {};
  for (const [index, field] of columns.entries()) {
    const cell = readDefused(row[index] ?? '').trim();
    if (field && cell !== '') cells[field] = cell;
  }
  return cells;
}
