import type { Db } from '../../../database/client.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { equalityWithin } from '../equality-within.ts';
import { groupAnswers } from '../group-answers.ts';
import { listBySubmissionId } from '../student-responses-queries.ts';
import { type SeenRow, toSubmissionId } from './seen-mark.ts';

/**
 * True if a decision is about one answer, or about answers to one question that say the same,
 * because a teacher who read one of them has read them all. Anything else is a decision in bulk.
 */
export async function saySame(
  database: Db,
  scope: QuizScope,
  rows: readonly SeenRow[],
): Promise<boolean> {
  if (rows.length < 2) return true;
  if (new Set(rows.map((row) => row.question_id)).size > 1) return false;
  const ids = rows.map((row) => toSubmissionId(scope.quizCode, row));
  const keyOf = await equalityWithin(database, scope.quizCode);
  return groupAnswers(await listBySubmissionId(database, scope, ids), keyOf).length < 2;
}
