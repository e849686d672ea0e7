import type { Actor } from '../../access/actor.ts';
import { fail } from '../../http/fail.ts';
import type { AttemptKey } from './attempts-queries.ts';

/**
 * The actor's own attempt, if the page that asks is theirs. A page that another student left open
 * gets WRONG_STUDENT, and nothing else is looked at.
 */
export function ownAttempt(
  actor: Actor,
  { quizCode, userId }: { quizCode: string; userId: string },
): AttemptKey {
  if (userId !== actor.id) throw fail('WRONG_STUDENT');
  return { quizCode, userId };
}
