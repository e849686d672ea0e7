import type { Appeal } from '../../../../shared/contract/appeals.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { findConcerns, raiseConcerns, type WelfareTools } from '../../welfare/public.ts';
import { findReleasedTo, isMarkShown, type QuizRow } from '../../quizzes/public.ts';
import type { ResponseRow } from '../responses-queries.ts';
import { holdMark, insertAppeal } from './appeals-queries.ts';
import { presentAppeal } from './present-appeal.ts';

interface NewAppeal {
  /** The disputed point; null for the mark as a whole. */
  point: string | null;
  reason: string;
}

/**
 * Records a student's appeal against one of their marks, once. Throws NOT_MARKED_YET while the
 * student cannot see a mark, or ALREADY_APPEALED.
 */
export async function makeAppeal(
  { database, jobs, welfareCheck }: WelfareTools & { database: Database },
  response: ResponseRow,
  quiz: QuizRow,
  { point, reason }: NewAppeal,
): Promise<Appeal> {
  const { quizCode, userId, questionId } = response;
  const releasedAt = await findReleasedTo(database, quizCode, userId);
  if (!isMarkShown({ ...quiz, releasedAt }, response)) throw fail('NOT_MARKED_YET');
  const key = { quizCode, userId, questionId };
  const text = { source: 'appeal' as const, ...key, text: reason };
  const concerns = await findConcerns(welfareCheck, [text]);
  return database.transaction(async (transaction) => {
    if (!(await holdMark(transaction, key))) throw fail('NOT_MARKED_YET');
    const appeal = await insertAppeal(transaction, { ...key, point, reason });
    if (!appeal) throw fail('ALREADY_APPEALED');
    await raiseConcerns(transaction, jobs, concerns);
    return presentAppeal(appeal);
  });
}
