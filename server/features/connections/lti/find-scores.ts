import type { Database } from '../../../database/client.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { forgetStranded, noteChanges, type ScoreKey } from './scores-queries.ts';

/** So many are looked at in one go, so that a large school is gone through without a burden. */
const PAGE_SIZE = 500;

/**
 * Finds, a page at each call and round and round, the marks of which a platform is to be told. What it
 * is to be told follows from the quiz as it stands, so nothing that changes a mark has to think of it;
 * a crash leaves both the change and its job, or neither. Jobs that are gone, such as after a restore or
 * many tries, are made up for when a process starts.
 */
export function createScoreFinder(
  { database, jobs }: { database: Database; jobs: JobQueue },
  pageSize = PAGE_SIZE,
): () => Promise<void> {
  let after: ScoreKey | null = null;
  let isFirst = true;
  return async () => {
    if (isFirst) await forgetStranded(database, await jobs.listUnderWay('send-lti-score'));
    isFirst = false;
    const from = after;
    after = await database.transaction(async (transaction) => {
      const { changed, last } = await noteChanges(transaction, from, pageSize);
      const payloads = changed.map(({ quizCode, linkId, userId }) => ({
        quizCode,
        linkId,
        userId,
      }));
      if (payloads.length > 0) await jobs.enqueueAll('send-lti-score', payloads, transaction);
      return last;
    });
  };
}
