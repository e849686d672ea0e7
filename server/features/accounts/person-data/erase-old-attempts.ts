import type { Database } from '../../../database/client.ts';
import { countOldAttempts, deleteOldAttempts } from './person-data-queries.ts';

/** Small enough that nobody who works meanwhile has to wait. */
const ATTEMPTS_PER_TRANSACTION = 500;

/**
 * Deletes the attempts that ended longer ago than so many months, with their answers, marks and
 * their history. With `dryRun` it only counts them. Returns how many.
 */
export async function eraseOldAttempts(
  database: Database,
  months: number,
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  if (dryRun) return countOldAttempts(database, months);
  let erased = 0;
  for (;;) {
    const some = await database.transaction((transaction) =>
      deleteOldAttempts(transaction, months, ATTEMPTS_PER_TRANSACTION),
    );
    erased += some;
    if (some === 0) return erased;
  }
}
