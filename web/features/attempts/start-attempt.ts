import type { Attempt } from '../../../shared/contract/attempts.ts';
import { client } from '../../api/client.ts';
import type { AttemptTime } from './attempt-clock.ts';
import { serverClock } from './server-clock.ts';

/** An attempt under way, with its time. */
export interface OpenAttempt {
  attempt: Attempt;
  time: AttemptTime;
}

/** Starts the student's attempt at the quiz or takes up the one under way. Throws API errors. */
export async function startAttempt(quizCode: string, userId: string): Promise<OpenAttempt> {
  const sentAt = performance.now();
  const attempt = await client.attempts.start({ quizCode, userId });
  return { attempt, time: timeOf(attempt, sentAt) };
}

/** Reads an answer of the server's as it arrives; `sentAt` is by `performance.now()`. */
export function timeOf(
  { deadlineAt, rest, serverNow }: Pick<Attempt, 'deadlineAt' | 'rest' | 'serverNow'>,
  sentAt: number,
): AttemptTime {
  const clock = serverClock(serverNow, { sentAt, receivedAt: performance.now() });
  return { deadlineAt, rest, clock };
}
