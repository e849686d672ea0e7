import { MAX_IMPORT_ROWS } from '../../../../shared/business-rules.ts';
import { quotesBroken } from '../../../../shared/messages/transfer.ts';
import { tooManyPeople, usersMessages } from '../../../../shared/messages/users.ts';
import { type CsvDelimiter, CsvQuoteError, readCsv } from './read-csv.ts';

/** One person in a list, as written. */
export interface PersonEntry {
  name: string;
  email: string;
}

/** The people of a list, or the sentence that explains why it cannot be read. */
export type PeopleList = { people: PersonEntry[] } | { problem: string };

/** The server treats longer texts as an attack rather than a mistake. */
const MAX_CELL_CHARACTERS = 1_000;
const ROWS_TO_JUDGE_BY = 50;

const delimiters: readonly CsvDelimiter[] = ['\t', ';', ','];
const emailLike = /^[^\s@,;<>"]+@[^\s@,;<>"]+$/;
const emailHeader = /^(\S+ )?e-?mail( address)?$/i;
const fullNameHeader = /^((full|display|student|pupil|teacher|user) ?)?name$|^(student|pupil)$/i;
const firstNameHeader = /^((first|given|preferred) ?name|forenames?)$/i;
const lastNameHeader = /^((last|family) ?name|surname)$/i;

/**
 * Reads a list of names and emails: cells separated by commas, semicolons or tabs, with a header in
 * any order or none. Does not validate names or emails; the server does.
 */
export function readPeopleCsv(text: string): PeopleList {
  try {
    return readPeople(readRecords(text));
  } catch (error) {
    if (error instanceof CsvQuoteError) return { problem: quotesBroken(error.line) };
    throw error;
  }
}

function readPeople(records: readonly string[][]): PeopleList {
  const header = readHeader(records[0]);
  const rows = header ? records.slice(1) : records;
  if (rows.length === 0) return { problem: usersMessages.noPeople };
  if (rows.length > MAX_IMPORT_ROWS) return { problem: tooManyPeople(MAX_IMPORT_ROWS) };
  const columns = header ?? guessColumns(rows);
  if (!columns) return { problem: usersMessages.emailColumnMissing };
  return {
    people: rows.map((row) => ({
      name: columns.name
        .map((column) => cellOf(row, column))
        .join(' ')
        .trim(),
      email: cellOf(row, columns.email),
    })),
  };
}

function cellOf(row: readonly string[], column: number): string {
  return (row[column] ?? '').trim().slice(0, MAX_CELL_CHARACTERS);
}

/** Uses the delimiter that gives most rows an email in a cell next to another. */
function readRecords(text: string): string[][] {
  const readings = delimiters.map((delimiter) => {
    const records = tryReading(text, delimiter);
    return { records, fit: records.slice(0, ROWS_TO_JUDGE_BY).filter(hasEmailBesideName).length };
  });
  const best = [...readings].sort((a, b) => b.fit - a.fit)[0];
  // Without any email, the default delimiter is as good as any other.
  return best && best.fit > 0 ? best.records : readCsv(text, ',');
}

function tryReading(text: string, delimiter: CsvDelimiter): string[][] {
  try {
    return readCsv(text, delimiter);
  } catch (error) {
    if (error instanceof CsvQuoteError) return [];
    throw error;
  }
}

function isEmailLike(cell: string): boolean {
  return emailLike.test(cell.trim());
}

function hasEmailBesideName(record: readonly string[]): boolean {
  return record.length > 1 && record.some(isEmailLike);
}

interface Columns {
  /** The columns that make up the name, in order. */
  name: number[];
  email: number;
}

/** Returns the columns that a header names; undefined if the first record is already a person. */
function readHeader(record: readonly string[] | undefined): Columns | undefined {
  if (!record || record.some(isEmailLike)) return undefined;
  const titles = record.map((cell) => cell.trim().replaceAll('_', ' '));
  const email = titles.findIndex((title) => emailHeader.test(title));
  if (email === -1) return undefined;
  const find = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const parts = [find(firstNameHeader), find(lastNameHeader)].filter((column) => column !== -1);
  const whole = find(fullNameHeader);
  if (whole !== -1) return { name: [whole], email };
  return { name: parts.length > 0 ? parts : [columnBeside(email)], email };
}

/** Guesses the column with most emails, and the first other column for the name. */
function guessColumns(rows: readonly string[][]): Columns | undefined {
  const width = Math.max(...rows.slice(0, ROWS_TO_JUDGE_BY).map((row) => row.length));
  const counts = Array.from(
    { length: width },
    (_, column) => rows.filter((row) => isEmailLike(row[column] ?? '')).length,
  );
  const max = Math.max(...counts);
  if (max === 0) return undefined;
  const email = counts.indexOf(max);
  return { name: [columnBeside(email)], email };
}

/** Returns the first column other than this one. */
function columnBeside(column: number): number {
  return column === 0 ? 1 : 0;
}
