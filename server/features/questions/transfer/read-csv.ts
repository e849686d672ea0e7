import { readDefused } from '../../../../shared/csv.ts';
import { columnRepeated, transferMessages } from '../../../../shared/messages/transfer.ts';
import { questionFields, type FileField } from '../../../../shared/question-content.ts';
import { namedField, parseCsv } from './csv-columns.ts';
import { FileProblem } from './file-problem.ts';
import { titleOf, toFieldValue, type FoundFields, type FoundItem } from './found-question.ts';

type Columns = readonly (FileField | null | undefined)[];

/**
 * Reads a list of questions, one a row: each column as `chosen` says, or under the labels of the
 * question form in any order. Throws FileProblem where it is no CSV file or lacks the columns.
 */
export function readCsv(content: string, chosen?: Columns): FoundItem[] {
  const [header, ...records] = parseCsv(content);
  const columns = chosen ?? (header ?? []).map(namedField);
  checkColumns(columns, chosen !== undefined);
  return records.flatMap((record, index) =>
    record.every((cell) => cell.trim() === '')
      ? []
      : [readRecord(record, columns, Math.max(columns.length, header?.length ?? 0), index + 1)],
  );
}

/** Whoever says where columns go may do without mark schemes: they are to come. */
function checkColumns(columns: Columns, isChosen: boolean): void {
  if (!columns.includes('questionText') || (!isChosen && !columns.includes('markSchemeAnswer'))) {
    throw new FileProblem(transferMessages.columnsMissing);
  }
  const repeated = columns.find((field, index) => field && columns.indexOf(field) !== index);
  if (repeated) throw new FileProblem(columnRepeated(questionFields[repeated].inFiles));
}

function readRecord(
  record: readonly string[],
  columns: Columns,
  width: number,
  item: number,
): FoundItem {
  const fields: FoundFields = {};
  for (const [index, field] of columns.entries()) {
    const cell = readDefused(record[index] ?? '');
    if (field && cell.trim() !== '') fields[field] = toFieldValue(field, cell);
  }
  const title = titleOf(String(fields.questionText ?? ''));
  return record.slice(width).some((cell) => cell.trim() !== '')
    ? { item, title, outcome: 'invalid', problem: transferMessages.cellsTooMany }
    : { item, title, fields, notices: [] };
}
