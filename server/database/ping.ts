import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** True if the database responds. */
export async function doesAnswer(database: Database): Promise<boolean> {
  try {
    await database.execute(sql`select 1`);
    return true;
  } catch {
    // The caller only needs a yes or no; a call that needs the database reports the reason.
    return false;
  }
}
