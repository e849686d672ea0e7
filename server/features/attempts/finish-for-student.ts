import type { Receipt } from '../../../shared/contract/attempts.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { getQuizFor } from '../quizzes/public.ts';
import type { AttemptKey } from './attempts-queries.ts';
import { getReceipt, submit } from './finish-attempt.ts';
import { insertAttemptEvent } from './live-attempts-queries.ts';

/**
 * Submits a student's answers for them as they are stored. Repeating it changes nothing. Throws
 * QUIZ_NOT_FOUND, or NOT_FOUND for a student who never started.
 */
export async function finishForStudent(
  database: Database,
  actor: Actor,
  key: AttemptKey,
): Promise<Receipt> {
  await getQuizFor(database, actor, 'attempt.supervise', key.quizCode);
  return database.transaction(async (transaction) => {
    const closed = await submit(transaction, key, 'teacher', []);
    if (closed) {
      await insertAttemptEvent(transaction, { ...key, teacherId: actor.id, kind: 'finished' });
    }
    return getReceipt(transaction, key, closed);
  });
}
