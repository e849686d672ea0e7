import type { Pool } from 'pg';
import { applyMigrations } from '../database/apply-migrations.ts';
import { withMigrationsUpTo } from '../database/backup/migrations.ts';

/** Brings an empty database to where the release was that ended with this migration. */
export async function migrateUpTo(pool: Pool, tag: string): Promise<void> {
  const client = await pool.connect();
  try {
    await withMigrationsUpTo(tag, (folder) => applyMigrations(client, folder));
  } finally {
    client.release();
  }
}
