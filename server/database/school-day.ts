import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/**
 * Today at the school (`2026-11-23`), wherever the server stands: the one day that ends covers, begins
 * school years, and dates files. Or the day there at another moment.
 */
export async function findSchoolDay(database: Db, at?: Date): Promise<string> {
  const { rows } = await database.execute<{ day: string }>(sql`
    select (coalesce(${at?.toISOString() ?? null}::timestamptz, now()) at time zone time_zone)::date::text
      as day from school_clock`);
  return rows[0]?.day ?? '';
}
