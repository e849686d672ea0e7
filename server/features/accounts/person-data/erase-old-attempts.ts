import type { Database } from '../../../database/client.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { countOldAttempts, deleteOldAttempts } from './person-data-queries.ts';

/** The size of a batch; small, so that people who are working do not have to wait. */
const ATTEMPTS_PER_TRANSACTION = 500;

/**
 * Deletes the attempts that ended longer ago than this many months, with their answers, marks and
 * history, and records it in the audit trail. With `dryRun` it only counts them. Returns how many.
 */
export async function eraseOldAttempts(
  database: Database,
  months: number,
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  const found = await countOldAttempts(database, months);
  if (dryRun || found === 0) return found;
  // Recorded first, so that an interrupted run is in the trail too.
  const detail = `${found} attempts that ended more than ${months} months ago`;
  await recordAuditEvent(database, operator, { action: 'deleted', detail });
  let erased = 0;
  for (;;) {
    const some = await database.transaction((transaction) =>
      deleteOldAttempts(transaction, months, ATTEMPTS_PER_TRANSACTION),
    );
    erased += some;
    if (some === 0) return erased;
  }
}
