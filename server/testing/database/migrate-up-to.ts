import type { Pool } from 'pg';
import { applyMigrations } from '../../database/apply-migrations.ts';
import { withMigrationsUpTo } from '../../database/backup/migrations.ts';

/** Migrates an empty database to the release that ended with this migration. */
export async function migrateUpTo(pool: Pool, tag: string): Promise<void> {
  const client = await pool.connect();
  try {
    await withMigrationsUpTo(tag, (folder) => applyMigrations(client, folder));
  } finally {
    client.release();
  }
}
