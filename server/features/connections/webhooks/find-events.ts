import type { Database } from '../../../database/client.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { insertNewDeliveries, lockUndelivered } from './webhooks-queries.ts';

interface Tools {
  database: Database;
  jobs: JobQueue;
}

/**
 * Queues, at each call, what webhooks are to be told of. The first one also makes up for jobs that are gone, as
 * after a restore: they are no part of a backup.
 */
export function createEventFinder(tools: Tools): () => Promise<void> {
  let isFirst = true;
  return async () => {
    if (isFirst) await queueLost(tools);
    isFirst = false;
    await findEvents(tools);
  };
}

/** What was given up is left to an administrator. Nodes that start together queue each delivery once. */
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

/** Queues what webhooks are to be told of; a crash leaves both the delivery and its job, or neither. */
export function findEvents({ database, jobs }: Tools): Promise<void> {
  return database.transaction(async (transaction) => {
    const ids = await insertNewDeliveries(transaction);
    const payloads = ids.map((deliveryId) => ({ deliveryId }));
    if (payloads.length > 0) await jobs.enqueueAll('send-webhook', payloads, transaction);
  });
}
