import type { ClientBase } from 'pg';
import { BackupError } from './backup-format.ts';
import { listTables, quoted } from './tables.ts';

/** What a Greenpen writes in which there is nobody: by starting, and of who fails to sign in. */
const WRITTEN_FOR_NOBODY = new Set([
  'audit_events',
  'lti_keys',
  'outages',
  'school_settings',
  'server_beat',
  'system_parts',
  'verification',
]);

/**
 * Removes what a Greenpen left that was only started, or a restore that was cut short, so that the
 * database is as new. Throws BackupError where it holds anything else.
 */
export async function makeRoom(client: ClientBase): Promise<void> {
  const tables = await listTables(client);
  for (const { name } of tables) {
    if (WRITTEN_FOR_NOBODY.has(name)) continue;
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount) {
      throw new BackupError('The database is not empty. Restore into a new DATA_DIR or database.');
    }
  }
  const { rows: functions } = await client.query<{ name: string }>(`
    select distinct tgfoid::regproc::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal`);
  await client.query(
    [
      'begin',
      'drop schema if exists drizzle, pgboss cascade',
      ...tables.map(({ name }) => `drop table ${quoted(name)} cascade`),
      ...functions.map(({ name }) => `drop function ${name}()`),
      'commit',
    ].join(';\n'),
  );
}
