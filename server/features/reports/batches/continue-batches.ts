import type { Database } from '../../../database/client.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { failWaitingReports, listUnwrittenBatchIds } from '../reports-queries.ts';

/**
 * Queues batches with waiting reports whose job has disappeared, for example after a restore,
 * because backups contain no jobs. If the job failed for good, which administrators are shown, the
 * reports are marked as failed, so that their teacher can retry.
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
