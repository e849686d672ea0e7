import type { Database } from '../../../database/client.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { insertNewDeliveries } from './webhooks-queries.ts';

/** Queues the events for webhooks; each delivery and its job are committed together. */
export function findEvents({
  database,
  jobs,
}: {
  database: Database;
  jobs: JobQueue;
}): Promise<void> {
  return database.transaction(async (transaction) => {
    const ids = await insertNewDeliveries(transaction);
    const payloads = ids.map((deliveryId) => ({ deliveryId }));
    if (payloads.length > 0) await jobs.enqueueAll('send-webhook', payloads, transaction);
  });
}
