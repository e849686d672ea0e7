import type { Actor } from '../../../access/actor.ts';
import { fail } from '../../../http/fail.ts';
import { findAttempt, type AttemptKey } from '../attempts-queries.ts';
import {
  insertAttemptEvent,
  insertFinishDeliveries,
  openAgain,
  takeBackAnswers,
} from './live-attempts-queries.ts';
import { lookThroughAttempt, type LookingTools } from '../look-through-answers.ts';

/**
 * Lets a student continue a finished attempt for these minutes from now. Answers and their marks
 * stay; a mark is removed when its answer changes. The submitted answers are first checked for
 * welfare concerns, because the student may delete them. Returns the new deadline. Throws
 * NOT_FOUND, ATTEMPT_UNDER_WAY, or ATTEMPT_JUST_ENDED if it was submitted again in the meantime.
 */
export async function reopenAttempt(
  tools: LookingTools,
  actor: Actor,
  key: AttemptKey,
  minutes: number,
): Promise<Date> {
  await lookThroughAttempt(tools, key);
  return tools.database.transaction(async (transaction) => {
    const opened = await openAgain(transaction, key, minutes);
    if (!opened) {
      const attempt = await findAttempt(transaction, key);
      if (!attempt) throw fail('NOT_FOUND');
      throw fail(attempt.finishedAt ? 'ATTEMPT_JUST_ENDED' : 'ATTEMPT_UNDER_WAY');
    }
    await takeBackAnswers(transaction, key);
    const event = { ...key, teacherId: actor.id, kind: 'reopened', minutes } as const;
    await insertAttemptEvent(transaction, event);
    const deliveries = await insertFinishDeliveries(transaction, key, opened.finishedAt);
    const payloads = deliveries.map((deliveryId) => ({ deliveryId }));
    if (payloads.length > 0) await tools.jobs.enqueueAll('send-webhook', payloads, transaction);
    return opened.deadlineAt;
  });
}
