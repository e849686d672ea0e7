import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Whether the database answers at all. */
export async function doesAnswer(database: Database): Promise<boolean> {
  try {
    await database.execute(sql`select 1`);
    return true;
  } catch {
    // The caller only wants to know whether; a call that needed an answer reports why there was none.
    return false;
  }
}
