import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { BEAT_SECONDS } from '../../../shared/business-rules.ts';
import { BackupError } from './backup-format.ts';
import { listTables, quoted } from './tables.ts';

/** How many beats a server under load may be late. */
const BEATS_WAITED = 3;
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
 * database is as new. Throws BackupError where it holds anything else, or a server serves people from it.
 */
export async function makeRoom(client: ClientBase): Promise<void> {
  const tables = await listTables(client);
  if (tables.some(({ name }) => name === 'server_beat')) await refuseWhileServed(client);
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

/** Whether a server lives shows in a beat that moves on: one that stopped a moment ago leaves a fresh one. */
async function refuseWhileServed(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ at: string }>(
    `select at::text as at from server_beat where at > now() - $1 * interval '1 second'`,
    [BEATS_WAITED * BEAT_SECONDS],
  );
  const [last] = rows;
  if (!last) return;
  await sleep(BEATS_WAITED * BEAT_SECONDS * 1_000);
  const { rowCount } = await client.query('select from server_beat where at > $1::timestamptz', [
    last.at,
  ]);
  if (rowCount) {
    throw new BackupError('A server is running on this database. Stop all of them, workers too.');
  }
}
