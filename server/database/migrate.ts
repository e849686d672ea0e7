import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { createDatabase } from './client.ts';

/** Where the migrations lie. */
export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Brings the database to the newest schema. Safe to run from several nodes at once. Takes two
 * connections: one holds the lock, in a transaction, since a pooler between may give each
 * transaction another connection.
 */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const lock = await pool.connect();
  try {
    await lock.query('begin');
    await lock.query("select pg_advisory_xact_lock(hashtext('greenpen-migration'))");
    await migrate(createDatabase(pool), { migrationsFolder });
  } finally {
    await lock.query('commit');
    lock.release();
  }
}
