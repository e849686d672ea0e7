import { count, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { rowsSetAside } from '../../database/schema/set-aside.ts';
import { systemParts } from '../../database/schema/system.ts';

type SystemPartRow = typeof systemParts.$inferSelect;
export type SystemPartName = SystemPartRow['part'];

export async function listSystemParts(database: Database): Promise<SystemPartRow[]> {
  return database.select().from(systemParts);
}

/**
 * Returns when a backup last succeeded, by Greenpen or as reported for another program; null if
 * none has.
 */
export async function findLastBackup(database: Database): Promise<Date | null> {
  const [row] = await database
    .select({ at: max(systemParts.succeededAt) })
    .from(systemParts)
    .where(inArray(systemParts.part, ['backup', 'backup-elsewhere']));
  return row?.at ?? null;
}

export async function upsertPartSuccess(database: Database, part: SystemPartName): Promise<void> {
  await database
    .insert(systemParts)
    .values({ part, succeededAt: sql`now()` })
    .onConflictDoUpdate({ target: systemParts.part, set: { succeededAt: sql`now()` } });
}

export async function upsertPartFailure(
  database: Database,
  part: SystemPartName,
  reason: string,
): Promise<void> {
  const failure = { failedAt: sql`now()`, reason };
  await database
    .insert(systemParts)
    .values({ part, ...failure })
    .onConflictDoUpdate({ target: systemParts.part, set: failure });
}

/** True if the database contains the demo school, whose passwords are public. */
export async function hasDemoPeople(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ found: boolean }>(sql`
    select exists (select from "user" where id like 'demo-%') as found`);
  return rows[0]?.found ?? false;
}

/** Counts the rows that upgrades set aside as broken, by table and reason (docs/running.md). */
export function countRowsSetAside(database: Database) {
  const { tableName, reason } = rowsSetAside;
  return database
    .select({ tableName, reason, rows: count() })
    .from(rowsSetAside)
    .groupBy(tableName, reason)
    .orderBy(tableName, reason);
}

/** Returns the size of the database on disk, in bytes, and its server's version. */
export async function readDatabaseSize(
  database: Database,
): Promise<{ bytes: number; version: string }> {
  const { rows } = await database.execute<{ bytes: string; version: string }>(sql`
    select pg_database_size(current_database()) as bytes, current_setting('server_version') as version`);
  return { bytes: Number(rows[0]?.bytes ?? 0), version: rows[0]?.version ?? '' };
}
