import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { findAttempt } from '../attempts-queries.ts';
import { moveDeadlines } from './live-attempts-queries.ts';

/**
 * Gives more minutes to one student, or to everyone with an attempt under way. Returns how many
 * students have them: a repeated request adds no more. Throws NOT_FOUND for a student without an
 * attempt, or NO_ATTEMPT_UNDER_WAY.
 */
export async function addTime(
  database: Database,
  actor: Actor,
  scope: QuizScope,
  { userId, minutes, requestId }: { userId?: string; minutes: number; requestId?: string },
): Promise<number> {
  const { quizCode } = scope;
  const change = { scope, userId, teacherId: actor.id, minutes, requestId };
  const changed = await moveDeadlines(database, change);
  if (changed > 0) return changed;
  const isMissing = userId !== undefined && !(await findAttempt(database, { quizCode, userId }));
  throw fail(isMissing ? 'NOT_FOUND' : 'NO_ATTEMPT_UNDER_WAY');
}
