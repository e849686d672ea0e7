import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../../shared/business-rules.ts';
import type { Attempt, AttemptStart } from '../../../../shared/contract/attempts.ts';
import { client } from '../../../api/client.ts';
import { type AttemptTime, timeOf } from '../clock/attempt-clock.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { isOverRefusal } from './start-refusal.ts';
import { submitKept } from '../finish/submit-attempt.ts';
import { type Aids, loadAids } from '../load-aids.ts';

/** An attempt in progress, with its time. */
export interface OpenAttempt {
  attempt: Attempt;
  time: AttemptTime;
}

/** Describes the quiz that the student is about to begin. Throws API errors. */
export async function describeStart(quizCode: string): Promise<AttemptStart> {
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  return client.attempts.describeStart({ quizCode }, { signal });
}

/**
 * Starts the student's attempt at the quiz or resumes the one in progress; `again` starts a further
 * one if the last has ended. Throws API errors.
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

/** Long enough to be read together with the sentence that the quiz is over. */
const KEPT_TOAST_MS = 10_000;

/** Everything that the screen needs to start. */
export interface AttemptSetup extends OpenAttempt {
  aids: Aids;
}

/** Starts or resumes the attempt, and loads this student's aids. Throws API errors. */
export async function openAttempt(
  quizCode: string,
  userId: string,
  again: boolean,
): Promise<AttemptSetup> {
  const open = await startAttempt(quizCode, userId, again).catch(async (error: unknown) => {
    if (!again && isOverRefusal(error)) {
      // Answers that could not be delivered stay on the device, and must not hide that the attempt
      // is over.
      const lastWords = await submitKept({ quizCode, userId }).catch(() => undefined);
      if (lastWords === 'taken') toast.success(attemptsMessages.keptTaken, KEPT_TOAST_MS);
    }
    throw error;
  });
  return { ...open, aids: await loadAids(open.attempt) };
}
