import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../database/client.ts';

/**
 * Makes a call while another transaction has changed a row but not committed yet; it commits as
 * soon as a query waits for the row. The call therefore reads the old row, and writes after the
 * change.
 */
export async function whileChanging<Outcome>(
  database: Database,
  change: SQL,
  call: () => Promise<Outcome>,
): Promise<Outcome> {
  const isAwaited = async () => {
    const { rows } = await database.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };
  const begun = await database.transaction(async (transaction) => {
    await transaction.execute(change);
    const outcome = call();
    // The call may fail before this transaction learns of its own commit; its awaiter still gets
    // the error.
    outcome.catch(() => undefined);
    await expect.poll(isAwaited).toBe(true);
    return { outcome };
  });
  return begun.outcome;
}
