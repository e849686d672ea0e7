import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findAttempt, type AttemptKey } from './attempts-queries.ts';
import { insertAttemptEvent, openAgain, takeBackAnswers } from './live-attempts-queries.ts';

/**
 * Lets a student go on with a finished attempt, for these minutes from now. Answers and their marks
 * stay; a mark goes when its answer is changed. Returns the new deadline. Throws
 * NOT_FOUND or ATTEMPT_UNDER_WAY.
 */
export function reopenAttempt(
  database: Database,
  actor: Actor,
  key: AttemptKey,
  minutes: number,
): Promise<Date> {
  return database.transaction(async (transaction) => {
    const deadlineAt = await openAgain(transaction, key, minutes);
    if (!deadlineAt) {
      throw fail((await findAttempt(transaction, key)) ? 'ATTEMPT_UNDER_WAY' : 'NOT_FOUND');
    }
    await takeBackAnswers(transaction, key);
    const event = { ...key, teacherId: actor.id, kind: 'reopened', minutes } as const;
    await insertAttemptEvent(transaction, event);
    return deadlineAt;
  });
}
