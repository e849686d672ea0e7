import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../database/client.ts';
import { schoolSettings } from '../database/schema/settings.ts';

/** What is stored, by name; some of it may be of another release. */
export async function readSettings(
  database: DatabaseOrTransaction,
): Promise<Record<string, unknown>> {
  const rows = await database
    .select({ name: schoolSettings.name, value: schoolSettings.value })
    .from(schoolSettings);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Stores settings in place of what they were. */
export async function writeSettings(
  database: DatabaseOrTransaction,
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
