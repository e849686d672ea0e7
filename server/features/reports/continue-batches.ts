import type { Database } from '../../database/client.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { failWaitingReports, listUnwrittenBatchIds } from './reports-queries.ts';

/**
 * Has the batches written of which reports wait and whose job is not there, as after a restore: jobs
 * are no part of a backup. Where the job was given up, which an administrator sees, the reports have
 * failed, so that their teacher can try again.
 */
export async function continueBatches(
  database: Database,
  jobs: Pick<JobQueue, 'enqueue' | 'isUnderWay' | 'isKnown'>,
): Promise<void> {
  for (const batchId of await listUnwrittenBatchIds(database)) {
    if (await jobs.isUnderWay('write-reports', { batchId })) continue;
    if (await jobs.isKnown('write-reports', { batchId }))
      await failWaitingReports(database, batchId);
    else await jobs.enqueue('write-reports', { batchId }, database);
  }
}
