import type { AttemptClock } from '../../../../shared/contract/attempts.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { findArrangedAttempt, type ArrangedAttempt, type AttemptKey } from '../attempts-queries.ts';
import type { AttemptStamps } from '../late/attempt-stamps.ts';
import { clockOf } from '../present-attempt.ts';
import { beginRest, settleRest, stopRest } from './rest-queries.ts';
import { restAt } from './rest-rules.ts';

/**
 * Begins a rest break, or continues the one under way. Answers are accepted only at its beginning,
 * because some may still be on their way. Throws NOT_FOUND, ATTEMPT_OVER, or NO_REST_LEFT.
 */
export async function startRest(
  database: Database,
  stamps: AttemptStamps,
  key: AttemptKey,
): Promise<AttemptClock> {
  await settleRest(database, key);
  await beginRest(database, key);
  const clock = await getClock(database, stamps, key);
  if (clock.isFinished) throw fail('ATTEMPT_OVER');
  if (!clock.rest?.startedAt) throw fail('NO_REST_LEFT');
  return clock;
}

/** Ends the rest break; a no-op if there is none. Throws NOT_FOUND. */
export async function endRest(
  database: Database,
  stamps: AttemptStamps,
  key: AttemptKey,
): Promise<AttemptClock> {
  await stopRest(database, key);
  return getClock(database, stamps, key);
}

/** Returns the attempt after settling a rest that has ended by itself. */
export async function withRestSettled(
  database: Database,
  arranged: ArrangedAttempt,
): Promise<ArrangedAttempt> {
  const { attempt, arrangements, now } = arranged;
  const isToSettle =
    attempt.restStartedAt !== null &&
    !restAt(attempt, arrangements.restBreakMinutes, now)?.startedAt;
  if (!isToSettle) return arranged;
  await settleRest(database, attempt);
  return (await findArrangedAttempt(database, attempt)) ?? arranged;
}

async function getClock(
  database: Database,
  stamps: AttemptStamps,
  key: AttemptKey,
): Promise<AttemptClock> {
  const arranged = await findArrangedAttempt(database, key);
  if (!arranged) throw fail('NOT_FOUND');
  return clockOf(arranged, stamps);
}
