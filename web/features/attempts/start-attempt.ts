import type { Attempt } from '../../../shared/contract/attempts.ts';
import { client } from '../../api/client.ts';
import { serverClock } from './server-clock.ts';
import type { ServerClock } from './server-clock.ts';

/** An attempt under way, with the clock that its deadline is read by. */
export interface OpenAttempt {
  attempt: Attempt;
  clock: ServerClock;
}

/** Starts the student's attempt at the quiz or takes up the one under way. Throws API errors. */
export async function startAttempt(quizCode: string): Promise<OpenAttempt> {
  const sentAt = performance.now();
  const attempt = await client.attempts.start({ quizCode });
  const clock = serverClock(attempt.serverNow, { sentAt, receivedAt: performance.now() });
  return { attempt, clock };
}
