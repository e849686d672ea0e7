import { CsvError, parse } from 'csv-parse/sync';
import { csvOptions, readDefused } from '../../../../shared/csv.ts';
import { inFile } from '../../../../shared/messages/roster.ts';
import { quotesBroken } from '../../../../shared/messages/transfer.ts';
import { RosterRefused, type RosterFile } from './roster.ts';

/** A CSV file with its header apart. */
export interface Table {
  name: string;
  header: string[];
  rows: string[][];
}

/** How many lines a report may have above its header: a title, a date, the class. */
const MOST_LINES_ABOVE = 10;

/**
 * The header is the first line, or the first that is one where a report has a title above it. Throws
 * RosterRefused where a quotation mark is not closed.
 */
export function readTable(
  { name, content }: RosterFile,
  isHeader: (labels: string[]) => boolean = () => true,
): Table {
  const records = readRecords(name, content);
  const found = records
    .slice(0, MOST_LINES_ABOVE + 1)
    .findIndex((record) => isHeader(labelsOf(record)));
  const place = Math.max(found, 0);
  return { name, header: labelsOf(records[place]), rows: records.slice(place + 1) };
}

const labelsOf = (record: readonly string[] = []): string[] => record.map((label) => label.trim());

function readRecords(name: string, content: string): string[][] {
  try {
    return parse(content, {
      ...csvOptions(content),
      relaxQuotes: true,
      skipRecordsWithEmptyValues: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RosterRefused(inFile(name, quotesBroken(Number(error.lines ?? 1))));
  }
}

/** Where a row stands, as people count: the first below the header is 1. */
export const placeOf = ({ name }: Table, index: number): string => `${name}, row ${index + 1}`;

/** A row's cells by what `columns` says of each, trimmed. */
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
