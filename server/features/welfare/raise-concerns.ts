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
 * Looks texts through; what a person has to see is recorded with the change that brought it, and
 * somebody is told at once. Returns the positions of those that were found.
 */
export async function lookThrough(
  transaction: DatabaseOrTransaction,
  { welfareCheck, jobs }: WelfareTools,
  texts: readonly UncheckedText[],
): Promise<ReadonlySet<number>> {
  if (texts.length === 0) return new Set();
  const kinds = await welfareCheck.check(texts.map(({ text }) => text));
  const found = texts.flatMap((text, index) => {
    const ofIt = kinds[index] ?? [];
    return ofIt.length === 0 ? [] : [{ index, concern: { ...text, kinds: ofIt } }];
  });
  if (found.length === 0) return new Set();
  const added = await insertConcerns(
    transaction,
    found.map(({ concern }) => concern),
  );
  await insertEvents(
    transaction,
    added.map(({ id: concernId }) => ({ concernId, kind: 'raised' as const })),
  );
  await jobs.enqueueAll(
    'send-welfare-notice',
    added.map(({ id: concernId }) => ({ concernId })),
    transaction,
  );
  return new Set(found.map(({ index }) => index));
}
