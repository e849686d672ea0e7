import { randomUUID } from 'node:crypto';
import type { DatabaseOrTransaction } from '../../../database/client.ts';
import type { ResponseRow } from '../responses-queries.ts';
import { overrideMarks } from './decisions-queries.ts';

interface WrittenMark {
  response: ResponseRow;
  /** Names what was decided, to take it back. */
  decisionId: string;
}

/**
 * Writes a teacher's mark in ink where it still has the revision they saw, with its event.
 * Undefined when somebody was faster.
 */
export async function writeTeacherMark(
  database: DatabaseOrTransaction,
  seen: ResponseRow,
  teacherId: string,
  { reason, ...mark }: { markAwarded: number; feedback: string; reason: string | null },
): Promise<WrittenMark | undefined> {
  const { quizCode, userId, questionId, markRevision } = seen;
  const head = { quizCode, decisionId: randomUUID(), teacherId, reason };
  const row = { user_id: userId, question_id: questionId, mark_revision: markRevision };
  const written = await overrideMarks(database, head, [row], mark.markAwarded, mark.feedback);
  if (written.length === 0) return undefined;
  const response = { ...seen, ...mark, confirmedBy: teacherId, markRevision: markRevision + 1 };
  return { response, decisionId: head.decisionId };
}
