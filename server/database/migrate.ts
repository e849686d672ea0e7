import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { applyMigrations } from './apply-migrations.ts';

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

const ASK_AGAIN_MS = 200;

/**
 * Migrates the database to the newest schema. Safe to run from several nodes at once. Takes two
 * connections: one holds the lock in a transaction, because a pooler in between may give each
 * transaction another connection.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const lock = await pool.connect();
  try {
    while (!(await takeLock(lock))) await sleep(ASK_AGAIN_MS);
    const client = await pool.connect();
    try {
      await applyMigrations(client, migrationsFolder);
    } finally {
      client.release();
    }
  } finally {
    await lock.query('rollback');
    lock.release();
  }
}

/**
 * Polls for the lock instead of waiting for it: a node that waits in a statement holds a snapshot,
 * and the migrating node would in turn wait for that snapshot to build an index.
 */
async function takeLock(lock: PoolClient): Promise<boolean> {
  await lock.query('begin');
  const { rows } = await lock.query<{ isTaken: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('greenpen-migration')) as "isTaken"`,
  );
  if (rows[0]?.isTaken) return true;
  await lock.query('rollback');
  return false;
}
