import { MAX_IMPORT_ROWS } from '../../../../shared/business-rules.ts';
import { readDefused } from '../../../../shared/csv.ts';
import {
  aboveHeadings,
  columnRepeated,
  transferMessages,
} from '../../../../shared/messages/transfer.ts';
import { questionFields, type FileField } from '../../../../shared/question-content.ts';
import { headingsAt, namedField, parseCsv } from './csv-columns.ts';
import { FileProblem } from './file-problem.ts';
import { choicesOf } from './option-columns.ts';
import { titleOf, toFieldValue, type FoundFields, type FoundItem } from './found-question.ts';

type Columns = readonly (FileField | null | undefined)[];

/** Leaves room for blank rows between the questions; rows of unequal length are slow to read. */
export const MAX_ROWS = 4 * MAX_IMPORT_ROWS;

/** Removes the blank rows at the end, of which a spreadsheet may write a million. */
function withoutBlankEnd(content: string): string {
  let end = content.length;
  while (end > 0 && /[\s,;]/.test(content.charAt(end - 1))) end -= 1;
  // The last row with text may end with empty cells.
  const rest = /[\r\n]/.exec(content.slice(end));
  return rest ? content.slice(0, end + rest.index) : content;
}

/**
 * Reads a list of questions, one per row: each column as `chosen` says, or by the labels of the
 * question form, in any order. Throws FileProblem if it is not a CSV file or lacks the columns.
 */
export function readCsv(content: string, chosen?: Columns): FoundItem[] {
  const rows = parseCsv(withoutBlankEnd(content), MAX_ROWS);
  if (rows.length === MAX_ROWS) throw new FileProblem(transferMessages.tooMany);
  const at = headingsAt(rows);
  const header = rows[at] ?? [];
  const columns = chosen ?? header.map(namedField);
  checkColumns(columns, chosen !== undefined);
  const list = { header, columns, width: Math.max(columns.length, header.length) };
  const items = rows
    .slice(at + 1)
    .flatMap((record, index) =>
      record.every((cell) => cell.trim() === '') ? [] : [readRecord(record, list, index + 1)],
    );
  const above = rows.slice(0, at).flatMap((row) => row.filter((cell) => cell.trim() !== ''));
  const first = items.find((item) => 'notices' in item);
  if (above.length > 0 && first && 'notices' in first) {
    first.notices.push(aboveHeadings(above.join(' ')));
  }
  return items;
}

/** A user who assigns columns may leave out the mark schemes, which are then to come. */
function checkColumns(columns: Columns, isChosen: boolean): void {
  if (!columns.includes('questionText') || (!isChosen && !columns.includes('markSchemeAnswer'))) {
    throw new FileProblem(transferMessages.columnsMissing);
  }
  const repeated = columns.find(
    (field, index) => field && field !== 'options' && columns.indexOf(field) !== index,
  );
  if (repeated) throw new FileProblem(columnRepeated(questionFields[repeated].inFiles));
}

interface List {
  header: readonly string[];
  columns: Columns;
  width: number;
}

function readRecord(
  record: readonly string[],
  { header, columns, width }: List,
  item: number,
): FoundItem {
  const fields: FoundFields = {};
  const options: { heading: string; text: string }[] = [];
  for (const [index, field] of columns.entries()) {
    const cell = readDefused(record[index] ?? '');
    if (field === 'options') options.push({ heading: header[index] ?? '', text: cell.trim() });
    if (field && cell.trim() !== '') fields[field] = toFieldValue(field, cell);
  }
  const title = titleOf(String(fields.questionText ?? ''));
  if (record.slice(width).some((cell) => cell.trim() !== '')) {
    return { item, title, outcome: 'invalid', problem: transferMessages.cellsTooMany };
  }
  if (options.length < 2) return { item, title, fields, notices: [] };
  const { options: _, ...others } = fields;
  const maxMark = typeof fields.maxMark === 'number' ? fields.maxMark : undefined;
  const choices = choicesOf(options, String(fields.markSchemeAnswer ?? '').trim(), maxMark);
  return 'problem' in choices
    ? { item, title, outcome: 'invalid', problem: choices.problem }
    : {
        item,
        title,
        fields: { ...others, ...choices.fields },
        notices: choices.losses,
        order: choices.order,
      };
}
