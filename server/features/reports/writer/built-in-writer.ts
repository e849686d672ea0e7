import type { ThreadPool, ThreadWork } from '../../../threads/thread-pool.ts';
import type { ReportFacts } from './report-frame.ts';
import type { ReportWriter } from './report-writer.ts';

/** The first report of a thread loads the dictionary; each takes milliseconds. */
const work: ThreadWork<ReportFacts, string> = {
  file: new URL('write-report-worker.ts', import.meta.url),
  timeLimitMs: 10_000,
};

/**
 * Creates the writer that needs no model: it works offline, and writes the same report for the same
 * notes.
 */
export function createBuiltInWriter(threads: ThreadPool): ReportWriter {
  return {
    write: async ({ student, classInfo }, signal) => ({
      report: await threads.run(work, { student, classInfo }, signal),
      unsourced: [],
    }),
  };
}
