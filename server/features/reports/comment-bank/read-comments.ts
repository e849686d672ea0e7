import { parse } from 'csv-parse/sync';
import {
  reportCommentSchema,
  type ReportComment,
} from '../../../../shared/contract/report-comments.ts';
import { readDefused } from '../../../../shared/csv.ts';

/** Thrown for a row that is not a comment; rows are numbered from 1 below the header. */
export class CommentRowError extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`Row ${row} is no comment.`);
    this.row = row;
  }
}

const plain = (label: string) => label.toLowerCase().replaceAll(/[^a-z]/gu, '');

/**
 * Reads a list of comments with the columns Subject, Level from, Level to, Part (Strength or Next
 * step) and Comment, in any order. Throws CommentRowError, with row 0 for the header.
 */
export function readComments(content: string): ReportComment[] {
  const [header = [], ...rows] = readRows(content);
  const labels = header.map(plain);
  if (!labels.includes('comment') || !labels.includes('part') || rows.length === 0) {
    throw new CommentRowError(0);
  }
  return rows.map((cells, index) => {
    const cell = (label: string) => readDefused(cells[labels.indexOf(label)] ?? '').trim();
    const from = Number(cell('levelfrom') || 1);
    const to = Number(cell('levelto') || 9);
    const parsed = reportCommentSchema.safeParse({
      subject: cell('subject'),
      levelFrom: from,
      levelTo: to,
      part: partOf(cell('part')),
      comment: cell('comment'),
    });
    if (!parsed.success || from > to) throw new CommentRowError(index + 1);
    return parsed.data;
  });
}

/**
 * Returns the part that the words mean; undefined if they mean neither, because a weakness must not
 * be offered as a strength.
 */
function partOf(words: string): ReportComment['part'] | undefined {
  if (/next|improve|target|weak/iu.test(words)) return 'next-step';
  return /strength|positive|praise/iu.test(words) ? 'strength' : undefined;
}

function readRows(content: string): string[][] {
  const [firstLine = ''] = content.split(/[\r\n]/u, 1);
  try {
    return parse(content, {
      bom: true,
      delimiter: firstLine.includes(';') ? ';' : ',',
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      skipRecordsWithEmptyValues: true,
    });
  } catch {
    throw new CommentRowError(0);
  }
}
