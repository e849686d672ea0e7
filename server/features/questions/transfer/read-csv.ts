import { CsvError, parse } from 'csv-parse/sync';
import { guessDelimiter, readDefused } from '../../../../shared/csv.ts';
import {
  columnRepeated,
  quotesBroken,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { questionFields } from '../../../../shared/question-content.ts';
import { FileProblem } from './file-problem.ts';
import {
  fileFields,
  titleOf,
  toFieldValue,
  type FileField,
  type FoundFields,
  type FoundItem,
} from './found-question.ts';

type Columns = readonly (FileField | undefined)[];

/**
 * Reads a list of questions, one a row, under the labels of the question form in any order.
 * Throws FileProblem where it is no CSV file or lacks the columns.
 */
export function readCsv(content: string): FoundItem[] {
  const [header, ...records] = readRecords(content);
  const columns = readColumns(header ?? []);
  return records.flatMap((record, index) =>
    record.every((cell) => cell.trim() === '') ? [] : [readRecord(record, columns, index + 1)],
  );
}

function readRecords(content: string): string[][] {
  try {
    return parse(content, {
      bom: true,
      delimiter: guessDelimiter(content),
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblem(quotesBroken(Number(error.lines ?? 1)));
    throw error;
  }
}

const plainLabel = (label: string) => label.toLowerCase().replaceAll(/[^a-z]/g, '');
const fieldOfLabel = new Map(
  fileFields.flatMap((field) => [
    [plainLabel(questionFields[field].inFiles), field],
    [plainLabel(field), field],
  ]),
);

function readColumns(header: readonly string[]): Columns {
  const columns = header.map((label) => fieldOfLabel.get(plainLabel(label)));
  if (!columns.includes('questionText') || !columns.includes('markSchemeAnswer')) {
    throw new FileProblem(transferMessages.columnsMissing);
  }
  const repeated = columns.find((field, index) => field && columns.indexOf(field) !== index);
  if (repeated) throw new FileProblem(columnRepeated(questionFields[repeated].inFiles));
  return columns;
}

function readRecord(record: readonly string[], columns: Columns, item: number): FoundItem {
  const fields: FoundFields = {};
  for (const [index, field] of columns.entries()) {
    const cell = readDefused(record[index] ?? '');
    if (field && cell.trim() !== '') fields[field] = toFieldValue(field, cell);
  }
  const title = titleOf(String(fields.questionText ?? ''));
  return record.slice(columns.length).some((cell) => cell.trim() !== '')
    ? { item, title, outcome: 'invalid', problem: transferMessages.cellsTooMany }
    : { item, title, fields, notices: [] };
}
