import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../shared/business-rules.ts';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import { client } from '../../api/client.ts';
import { type AttemptTime, timeOf } from './attempt-clock.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { toast } from '../../ui/toast.ts';
import { isOverRefusal } from './start-refusal.ts';
import { submitKept } from './submit-attempt.ts';
import { type Aids, loadAids } from './load-aids.ts';

/** An attempt under way, with its time. */
export interface OpenAttempt {
  attempt: Attempt;
  time: AttemptTime;
}

/**
 * Starts the student's attempt at the quiz or takes up the one under way; `again` starts a further one
 * where the last has ended. Throws API errors.
 */
export async function startAttempt(
  quizCode: string,
  userId: string,
  again = false,
): Promise<OpenAttempt> {
  const sentAt = performance.now();
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const attempt = await client.attempts.start({ quizCode, userId, again }, { signal });
  return { attempt, time: timeOf(attempt, sentAt) };
}

/** Long enough to be read beside the sentence that the quiz is over. */
const KEPT_TOAST_MS = 10_000;

/** Everything that the screen needs to let the student begin. */
export interface AttemptSetup extends OpenAttempt {
  aids: Aids;
}

/** Starts or takes up the attempt, and loads what this student needs beside it. Throws API errors. */
export async function openAttempt(
  quizCode: string,
  userId: string,
  again: boolean,
): Promise<AttemptSetup> {
  const open = await startAttempt(quizCode, userId, again).catch(async (error: unknown) => {
    if (!again && isOverRefusal(error)) {
      // What could not be brought stays here, and must not hide that the attempt is over.
      const lastWords = await submitKept({ quizCode, userId }).catch(() => undefined);
      if (lastWords === 'taken') toast.success(attemptsMessages.keptTaken, KEPT_TOAST_MS);
    }
    throw error;
  });
  return { ...open, aids: await loadAids(open.attempt) };
}
