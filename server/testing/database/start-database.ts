import { rm } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { TestProject } from 'vitest/node';
import { createPool } from '../../database/client.ts';
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { createJobQueue } from '../../jobs/job-queue.ts';
import { createLogger } from '../../logger.ts';
import { createMetrics } from '../../metrics.ts';
import { makeDatabaseFolder } from './make-database-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that each test file clones. */
    templateDatabase: string;
  }
}

/** Starts a real PostgreSQL for a run of the tests, with a migrated template to clone from. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeDatabaseFolder();
  // Tests throw their data away, so it need not survive a power cut.
  const server = await startEmbeddedServer(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  const pool = createPool(server.connectionString, { size: 2 });
  await migrateDatabase(pool);
  await createJobTables(pool);
  await pool.end();
  project.provide('templateDatabase', server.connectionString);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Creating them takes as long as the rest of an app's start. */
async function createJobTables(pool: Pool): Promise<void> {
  const jobs = await createJobQueue(pool, {
    log: createLogger({ logLevel: 'fatal' }),
    metrics: createMetrics(),
    onError: (error) => {
      throw error;
    },
  });
  await jobs.stop();
}
