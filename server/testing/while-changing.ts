import { sql, type SQL } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/client.ts';

/**
 * Makes a call while another transaction has changed a row and not committed yet; it commits as soon as
 * somebody waits for the row. So the call looks at what was there before, and writes after.
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
    // It may fail before this transaction hears of its own commit; whoever awaits it is told all the same.
    outcome.catch(() => undefined);
    await expect.poll(isAwaited).toBe(true);
    return { outcome };
  });
  return begun.outcome;
}
