import type { Database } from '../../../database/client.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import { forgetStranded, noteChanges, type ScoreKey } from './scores-queries.ts';

/** The number of scores in one scan; small, so that a large school causes no load. */
const PAGE_SIZE = 500;

/**
 * Returns a function that finds changed marks for platforms, one page on each call, starting over
 * at the end. It compares with the present state of the quiz, so that code that changes a mark need
 * not report it. The change and its job are committed together. Jobs that were lost, for example by
 * a restore or after too many retries, are queued again when a process starts.
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
