import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { HEARTBEAT_SECONDS } from '../../../shared/business-rules.ts';
import { RUNNING_GREENPEN } from '../client.ts';
import { BackupError } from './backup-format.ts';
import { listTables, quoted } from './tables.ts';

/** The number of heartbeats that a server under load may miss. */
const BEATS_WAITED = 3;
/**
 * Tables that Greenpen writes even in an empty installation: at start-up, and for failed sign-ins.
 */
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
 * Removes what a Greenpen that was only started, or an interrupted restore, left in the database.
 * Throws BackupError if the database holds anything else, or if a Greenpen is running on it.
 */
export async function makeRoom(client: ClientBase): Promise<void> {
  const tables = await listTables(client);
  await refuseWhileRunning(
    client,
    tables.some(({ name }) => name === 'server_beat'),
  );
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

/**
 * Throws if a Greenpen is running. A server that stopped a moment ago also leaves a fresh sign of
 * life, so the sign must advance while this waits.
 */
async function refuseWhileRunning(client: ClientBase, hasBeat: boolean): Promise<void> {
  const seconds = BEATS_WAITED * HEARTBEAT_SECONDS;
  const { rows } = await client.query<{ at: string }>(
    `select (now() - $1 * interval '1 second')::text as at`,
    [seconds],
  );
  const last = await findSign(client, hasBeat, rows[0]?.at ?? '');
  if (last === null) return;
  await sleep(seconds * 1_000);
  if ((await findSign(client, hasBeat, last)) !== null) {
    throw new BackupError('A server is running on this database. Stop all of them, workers too.');
  }
}

/**
 * Returns the latest activity of a running Greenpen since that time; null if there was none. A
 * process that serves people writes heartbeats; one that only runs jobs polls every second.
 */
async function findSign(
  client: ClientBase,
  hasBeat: boolean,
  since: string,
): Promise<string | null> {
  const { rows } = await client.query<{ at: string | null }>(
    `select max(at)::text as at from (
       select query_start as at from pg_stat_activity
       where datname = current_database() and application_name = $1
       ${hasBeat ? 'union all select at from server_beat' : ''}
     ) as sign where at > $2::timestamptz`,
    [RUNNING_GREENPEN, since],
  );
  return rows[0]?.at ?? null;
}
