import type { Database } from '../../../database/client.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { insertNewDeliveries, lockUndelivered } from './webhooks-queries.ts';

interface Tools {
  database: Database;
  jobs: JobQueue;
}

/**
 * Returns a function that queues the events for webhooks. Its first call also queues deliveries
 * whose jobs are missing, as after a restore, because backups contain no jobs.
 */
export function createEventFinder(tools: Tools): () => Promise<void> {
  let isFirst = true;
  return async () => {
    if (isFirst) await queueLost(tools);
    isFirst = false;
    await findEvents(tools);
  };
}

/**
 * Queues undelivered deliveries without a job. Those given up have one, and are left to an
 * administrator. Locks the rows, so that nodes that start together queue each delivery once.
 */
function queueLost({ database, jobs }: Tools): Promise<void> {
  return database.transaction(async (transaction) => {
    const ids = await lockUndelivered(transaction);
    const known = new Set(
      (await jobs.listKnown('send-webhook')).map(({ deliveryId }) => deliveryId),
    );
    const lost = ids.filter((id) => !known.has(id)).map((deliveryId) => ({ deliveryId }));
    if (lost.length > 0) await jobs.enqueueAll('send-webhook', lost, transaction);
  });
}

/**
 * Queues the events for webhooks. A delivery and its job are committed together: a crash leaves
 * both, or neither.
 */
export function findEvents({ database, jobs }: Tools): Promise<void> {
  return database.transaction(async (transaction) => {
    const ids = await insertNewDeliveries(transaction);
    const payloads = ids.map((deliveryId) => ({ deliveryId }));
    if (payloads.length > 0) await jobs.enqueueAll('send-webhook', payloads, transaction);
  });
}
