import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import {
  closeAttempt,
  countAnswers,
  findAttempt,
  listOverdueAttempts,
  submitAnswers,
  upsertFinalAnswers,
  type AttemptKey,
  type FinishReason,
  type IncomingAnswer,
} from './attempts-queries.ts';
import { isOver } from './attempts-rules.ts';

interface FinishedAttempt {
  finishedAt: Date;
  questions: number;
  answered: number;
}

/**
 * Submits every answer and ends the attempt, all or nothing. Repeating it changes nothing and
 * answers the same. Answers that come with a finish after the deadline and its grace are not
 * taken; the drafts stored until then count. Throws NOT_FOUND where there is no attempt.
 */
export function finishAttempt(
  database: Database,
  key: AttemptKey,
  because: FinishReason,
  answers: IncomingAnswer[],
): Promise<FinishedAttempt> {
  return database.transaction(async (transaction) => {
    const closed = await closeAttempt(transaction, key, because);
    if (closed) {
      const isInTime = !isOver(closed.deadlineAt, new Date());
      if (isInTime && answers.length > 0) await upsertFinalAnswers(transaction, key, answers);
      await submitAnswers(transaction, key);
    }
    const finishedAt = (closed ?? (await findAttempt(transaction, key)))?.finishedAt;
    if (!finishedAt) throw fail('NOT_FOUND');
    return { finishedAt, ...(await countAnswers(transaction, key)) };
  });
}

/** Ends, from their drafts, all attempts whose clock has run out. */
export async function finishOverdueAttempts(database: Database): Promise<void> {
  for (const key of await listOverdueAttempts(database)) {
    await finishAttempt(database, key, 'deadline', []);
  }
}
