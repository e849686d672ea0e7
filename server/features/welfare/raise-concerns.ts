import type { Db } from '../../database/client.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { WelfareCheck } from './welfare-check.ts';
import type { WelfareFinding } from './checker/read-disclosure.ts';
import {
  insertConcerns,
  insertEvents,
  listQuizOwners,
  type NewConcern,
} from './welfare-queries.ts';
import { isAbout, writtenByStudents } from './welfare-rules.ts';

/** What checking texts and notifying people requires. */
export interface WelfareTools {
  welfareCheck: WelfareCheck;
  jobs: Pick<JobQueue, 'enqueueAll'>;
}

/** A text that has not been checked. */
export type UncheckedText = Omit<NewConcern, keyof WelfareFinding>;

/**
 * Returns the concerns in the texts. Call it before a transaction, because the threads may be busy
 * and the transaction would hold its connection meanwhile.
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
      // Texts by staff, and names, are not weighed.
      whose,
    );
    for (const [index, text] of some.entries()) {
      const finding = found[index];
      if (finding) concerns.push({ ...text, ...finding });
    }
  }
  return concerns;
}

/**
 * Records concerns in the transaction of the change that caused them, and queues notices of clear
 * ones.
 */
export async function raiseConcerns(
  transaction: Db,
  jobs: WelfareTools['jobs'],
  found: readonly NewConcern[],
): Promise<void> {
  if (found.length === 0) return;
  const added = await insertConcerns(transaction, await withNamedOwners(transaction, found));
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

/**
 * Makes a faint sign clear if it names the teacher whose quiz it is, because they may not decide on
 * it, and nobody else would be notified.
 */
async function withNamedOwners(
  transaction: Db,
  found: readonly NewConcern[],
): Promise<readonly NewConcern[]> {
  const codes = found.flatMap(({ strength, quizCode }) =>
    strength === 'faint' && quizCode ? [quizCode] : [],
  );
  if (codes.length === 0) return found;
  const owners = await listQuizOwners(transaction, codes);
  return found.map((concern) => {
    const owner = owners.find(({ quizCode }) => quizCode === concern.quizCode);
    return owner && isAbout(concern, owner.names) ? { ...concern, strength: 'clear' } : concern;
  });
}
