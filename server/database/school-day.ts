import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Returns today's date at the school (`2026-11-23`), wherever the server is: the one date that ends
 * covers, begins school years, and dates files. With `at`, returns the date there at that moment.
 */
export async function findSchoolDay(database: Db, at?: Date): Promise<string> {
  const { rows } = await database.execute<{ day: string }>(sql`
    select (coalesce(${at?.toISOString() ?? null}::timestamptz, now()) at time zone time_zone)::date::text
      as day from school_clock`);
  return rows[0]?.day ?? '';
}
