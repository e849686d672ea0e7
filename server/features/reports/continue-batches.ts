import type { Database } from '../../database/client.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { listUnwrittenBatchIds } from './reports-queries.ts';

/**
 * Has the batches written of which reports wait and whose job is not there, as after a restore: jobs
 * are no part of a backup. One whose job was given up stays with it, for an administrator to see.
 */
export async function continueBatches(
  database: Database,
  jobs: Pick<JobQueue, 'enqueue' | 'isKnown'>,
): Promise<void> {
  for (const batchId of await listUnwrittenBatchIds(database)) {
    if (await jobs.isKnown('write-reports', { batchId })) continue;
    await jobs.enqueue('write-reports', { batchId }, database);
  }
}
