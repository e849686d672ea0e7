import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Lets this transaction change or delete rows of append-only tables, in order to erase a person or
 * rows past their retention time.
 */
export async function openRecords(transaction: Db): Promise<void> {
  await transaction.execute(sql`select set_config('greenpen.opens_records', 'on', true)`);
}
