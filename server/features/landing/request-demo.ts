import type { z } from 'zod';
import type { demoRequestSchema } from '../../../shared/contract/landing.ts';
import type { Database } from '../../database/client.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { insertDemoRequest } from './landing-queries.ts';

type DemoRequest = z.output<typeof demoRequestSchema>;

/**
 * Stores what a visitor wrote in the contact form and, where somebody is to get it, queues a
 * message. What a program filled in, hidden field and all, is dropped without a word.
 */
export async function requestDemo(
  database: Database,
  jobs: JobQueue,
  { website, ...request }: DemoRequest,
  isMailed: boolean,
): Promise<void> {
  if (website !== '') return;
  await database.transaction(async (transaction) => {
    const requestId = await insertDemoRequest(transaction, request);
    if (isMailed) await jobs.enqueue('send-demo-request', { requestId }, transaction);
  });
}
