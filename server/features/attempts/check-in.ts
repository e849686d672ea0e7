import type { AttemptClock } from '../../../shared/contract/attempts.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findSeenAttempt, type AttemptKey } from './attempts-queries.ts';
import type { AttemptStamps } from './late/attempt-stamps.ts';
import { clockOf } from './present-attempt.ts';
import { withRestSettled } from './take-rest.ts';

/** Notes that the student's page is open and tells it the clock. Throws NOT_FOUND. */
export async function checkIn(
  database: Database,
  stamps: AttemptStamps,
  key: AttemptKey,
): Promise<AttemptClock> {
  const arranged = await findSeenAttempt(database)(key);
  if (!arranged) throw fail('NOT_FOUND');
  return clockOf(await withRestSettled(database, arranged), stamps);
}
