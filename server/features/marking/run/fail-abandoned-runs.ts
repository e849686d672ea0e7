import { markingMessages } from '../../../../shared/messages/marking.ts';
import type { Database } from '../../../database/client.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { failRun, listActiveRuns } from './marking-run-queries.ts';

/** The job of a younger run may not have been queued yet. */
const MIN_AGE_SECONDS = 30;

/**
 * Ends runs whose job has disappeared, with a sentence that says so, because an abandoned run must
 * not block a quiz. The marks they gave are kept, and they can be started again.
 */
export async function failAbandonedRuns(
  database: Database,
  jobs: Pick<JobQueue, 'isUnderWay'>,
): Promise<void> {
  for (const run of await listActiveRuns(database, MIN_AGE_SECONDS)) {
    if (await jobs.isUnderWay('run-marking', { runId: run.id })) continue;
    await database.transaction((transaction) =>
      failRun(transaction, run, markingMessages.runFailed),
    );
  }
}
