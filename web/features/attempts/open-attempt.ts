import type { Attempt } from '../../../shared/contract/attempts.ts';
import { client } from '../../api/client.ts';
import { type AttemptTime, timeOf } from './attempt-clock.ts';
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
  const attempt = await client.attempts.start({ quizCode, userId, again });
  return { attempt, time: timeOf(attempt, sentAt) };
}

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
  const open = await startAttempt(quizCode, userId, again);
  return { ...open, aids: await loadAids(open.attempt) };
}
