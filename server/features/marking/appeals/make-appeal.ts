import type { Appeal } from '../../../../shared/contract/appeals.ts';
import type { Actor } from '../../../access/actor.ts';
import { authorize } from '../../../access/authorize.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { findQuiz } from '../../quizzes/public.ts';
import { findResponse } from '../responses-queries.ts';
import { insertAppeal } from './appeals-queries.ts';
import { presentAppeal } from './present-appeal.ts';

interface NewAppeal {
  submissionId: string;
  /** The point in question; null for the mark as a whole. */
  point: string | null;
  reason: string;
}

/**
 * A student questions a mark of theirs, once. Throws NOT_FOUND, NOT_MARKED_YET while there is no
 * mark that the student can see, or ALREADY_APPEALED.
 */
export async function makeAppeal(
  database: Database,
  actor: Actor,
  { submissionId, point, reason }: NewAppeal,
): Promise<Appeal> {
  const [userId = '', quizCode = '', questionId = ''] = submissionId.split('_');
  authorize(actor, 'appeal.make', { ownerId: userId });
  const [response, quiz] = await Promise.all([
    findResponse(database, quizCode, userId, questionId),
    findQuiz(database, quizCode),
  ]);
  if (!response || !quiz) throw fail('NOT_FOUND');
  const isReleased = quiz.resultsRelease === 'as-marked' || quiz.releasedAt !== null;
  if (response.markAwarded === null || !isReleased) throw fail('NOT_MARKED_YET');
  const appeal = await insertAppeal(database, { quizCode, userId, questionId, point, reason });
  if (!appeal) throw fail('ALREADY_APPEALED');
  return presentAppeal(appeal);
}
