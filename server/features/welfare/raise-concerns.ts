import type { Db } from '../../database/client.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { WelfareCheck } from './welfare-check.ts';
import type { WelfareFinding } from './checker/read-disclosure.ts';
import { insertConcerns, insertEvents, type NewConcern } from './welfare-queries.ts';

/** What is needed to look texts through and to tell of what was found. */
export interface WelfareTools {
  welfareCheck: WelfareCheck;
  jobs: Pick<JobQueue, 'enqueueAll'>;
}

/** A text that has not been looked through. */
export type UncheckedText = Omit<NewConcern, keyof WelfareFinding>;

/** Where a student writes about themselves: what staff write, and names, are not weighed. */
const writtenByStudents: ReadonlySet<NewConcern['source']> = new Set(['answer', 'appeal']);

/**
 * What of the texts a person has to see. Before a transaction that somebody waits for: the threads
 * may be busy, and would keep its connection from others.
 */
export async function findConcerns(
  welfareCheck: WelfareCheck,
  texts: readonly UncheckedText[],
): Promise<NewConcern[]> {
  const concerns: NewConcern[] = [];
  for (const [source, some] of Map.groupBy(texts, (text) => text.source)) {
    const whose = writtenByStudents.has(source) ? 'student' : 'other';
    const found = await welfareCheck.check(
      some.map(({ text }) => text),
      whose,
    );
    for (const [index, text] of some.entries()) {
      const finding = found[index];
      if (finding) concerns.push({ ...text, ...finding });
    }
  }
  return concerns;
}

/** Records concerns with the change that brought them; of clear ones somebody is told at once. */
export async function raiseConcerns(
  transaction: Db,
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
    added
      .filter(({ strength }) => strength === 'clear')
      .map(({ id: concernId }) => ({ concernId })),
    transaction,
  );
}
