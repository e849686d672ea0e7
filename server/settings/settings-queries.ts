import { sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { schoolSettings, TIME_ZONE_IN_FORCE } from '../database/schema/settings.ts';

/** Returns the stored settings by name; some may be from another release. */
export async function readSettings(database: Db): Promise<Record<string, unknown>> {
  const rows = await database
    .select({ name: schoolSettings.name, value: schoolSettings.value })
    .from(schoolSettings);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Stores settings, replacing their previous values. */
export async function writeSettings(
  database: Db,
  changes: Record<string, unknown>,
  changedBy: string,
): Promise<void> {
  const rows = Object.entries(changes).map(([name, value]) => ({ name, value, changedBy }));
  if (rows.length === 0) return;
  await database
    .insert(schoolSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: schoolSettings.name,
      set: { value: sql`excluded.value`, changedBy, changedAt: sql`now()` },
    });
}

/**
 * Sets the time zone of the school's clock, from which the database works out its date. Returns
 * false, and leaves the clock unchanged, if the database does not know the zone.
 */
export async function setSchoolClock(database: Db, timeZone: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into school_settings (name, value, changed_by)
    select ${TIME_ZONE_IN_FORCE}, to_jsonb(zone.name), '' from pg_timezone_names zone
    where lower(zone.name) = lower(${timeZone}) limit 1
    on conflict (name) do update set value = excluded.value, changed_at = now()`);
  return rowCount === 1;
}
