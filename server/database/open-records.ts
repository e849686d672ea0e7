import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Lets this transaction change or delete rows of the records that are otherwise only added to: for
 * the erasure of a person and for what is older than it is kept.
 */
export async function openRecords(transaction: Db): Promise<void> {
  await transaction.execute(sql`select set_config('greenpen.opens_records', 'on', true)`);
}
