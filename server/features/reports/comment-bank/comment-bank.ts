import { readFileSync } from 'node:fs';
import type { ReportComment } from '../../../../shared/contract/report-comments.ts';
import { MAX_BANK_COMMENTS } from '../../../../shared/business-rules.ts';
import { commentRowWrong, reportsMessages } from '../../../../shared/messages/reports.ts';
import type { Database } from '../../../database/client.ts';
import { refuseFile } from '../../../http/fail.ts';
import { listComments, replaceComments } from './comments-queries.ts';
import { CommentRowError, readComments } from './read-comments.ts';

const starterComments = readComments(
  readFileSync(new URL('starter-comments.csv', import.meta.url), 'utf8'),
);

/** Returns the school's comments, followed by those that come with Greenpen. */
export async function getCommentBank(
  database: Database,
): Promise<(ReportComment & { isOfSchool: boolean })[]> {
  const own = await listComments(database);
  return [
    ...own.map((comment) => ({ ...comment, isOfSchool: true })),
    ...starterComments.map((comment) => ({ ...comment, isOfSchool: false })),
  ];
}

/**
 * Replaces the school's comments and returns their number. Throws FILE_REFUSED and keeps the old
 * ones if the file cannot be read or is too long.
 */
export async function importComments(
  database: Database,
  content: string,
  createdBy: string,
): Promise<number> {
  const comments = readOrFail(content);
  if (comments.length > MAX_BANK_COMMENTS) throw refuseFile(reportsMessages.tooManyComments);
  await replaceComments(
    database,
    comments.map((comment) => ({ ...comment, createdBy })),
  );
  return comments.length;
}

function readOrFail(content: string): ReportComment[] {
  try {
    return readComments(content);
  } catch (error) {
    if (error instanceof CommentRowError) {
      throw refuseFile(commentRowWrong(error.row));
    }
    throw error;
  }
}
