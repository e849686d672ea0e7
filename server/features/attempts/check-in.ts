import type { AttemptClock } from '../../../shared/contract/attempts.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findSeenAttempt, type ShownAttempt } from './attempts-queries.ts';
import { isAnother } from './attempts-rules.ts';
import type { AttemptStamps } from './late/attempt-stamps.ts';
import { clockOf } from './present-attempt.ts';
import { withRestSettled } from './rest-breaks/take-rest.ts';

/**
 * Records that the student's page is open and returns the clock. Throws NOT_FOUND or ATTEMPT_OVER.
 */
export async function checkIn(
  database: Database,
  stamps: AttemptStamps,
  { startedAt, ...key }: ShownAttempt,
): Promise<AttemptClock> {
  const arranged = await findSeenAttempt(database)(key);
  if (!arranged) throw fail('NOT_FOUND');
  if (isAnother(arranged.attempt, startedAt)) throw fail('ATTEMPT_OVER');
  return clockOf(await withRestSettled(database, arranged), stamps);
}
