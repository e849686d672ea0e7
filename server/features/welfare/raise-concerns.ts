import type { DatabaseOrTransaction } from '../../database/client.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { WelfareCheck } from './welfare-check.ts';
import { insertConcerns, insertEvents, type NewConcern } from './welfare-queries.ts';

/** What is needed to look texts through and to tell of what was found. */
export interface WelfareTools {
  welfareCheck: WelfareCheck;
  jobs: Pick<JobQueue, 'enqueueAll'>;
}

/** A text that has not been looked through. */
export type UncheckedText = Omit<NewConcern, 'kinds'>;

/**
 * What of the texts a person has to see. Before a transaction that somebody waits for: the threads
 * may be busy, and would keep its connection from others.
 */
export async function findConcerns(
  welfareCheck: WelfareCheck,
  texts: readonly UncheckedText[],
): Promise<NewConcern[]> {
  if (texts.length === 0) return [];
  const kinds = await welfareCheck.check(texts.map(({ text }) => text));
  return texts
    .map((text, index) => ({ ...text, kinds: kinds[index] ?? [] }))
    .filter((concern) => concern.kinds.length > 0);
}

/** Records concerns with the change that brought them; somebody is told at once. */
export async function raiseConcerns(
  transaction: DatabaseOrTransaction,
  jobs: WelfareTools['jobs'],
  found: readonly NewConcern[],
): Promise<void> {
  if (found.length === 0) return;
  const added = await insertConcerns(transaction, found);
  await insertEvents(
    transaction,
    added.map(({ id: concernId }) => ({ concernId, kind: 'raised' as const })),
  );
  await jobs.enqueueAll(
    'send-welfare-notice',
    added.map(({ id: concernId }) => ({ concernId })),
    transaction,
  );
}
