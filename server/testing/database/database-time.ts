import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';

/**
 * Returns the database's own time, as precisely as a Date allows. Called before and after a call,
 * it bounds the times that the call recorded, however slow the machine is.
 */
export async function databaseTime(database: Database): Promise<number> {
  const { rows } = await database.execute<{ ms: number }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  if (!rows[0]) throw new Error('The database did not tell its time.');
  return rows[0].ms;
}
