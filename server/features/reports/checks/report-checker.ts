import type { Finding } from '../../../../shared/contract/report-batches.ts';
import type { ReportBatchInput } from '../../../../shared/contract/reports.ts';
import type { ThreadPool, ThreadWork } from '../../../threads/thread-pool.ts';
import type { WrittenReport } from './check-report.ts';
import type { NotesFindings, NotesToCheck } from './check-notes.ts';

/** A check of reports, or of notes before there are any reports. */
export type CheckTask =
  | { reports: readonly WrittenReport[]; input: ReportBatchInput }
  | { reports?: undefined; input: NotesToCheck };

/**
 * The checks that run before anything goes home, inside the school, whether or not a model is used.
 */
export interface ReportChecker {
  checkReports(reports: readonly WrittenReport[], input: ReportBatchInput): Promise<Finding[][]>;
  checkNotes(input: NotesToCheck): Promise<NotesFindings>;
}

const file = new URL('check-worker.ts', import.meta.url);
const timeLimitMs = 10_000;
const ofReports: ThreadWork<CheckTask, Finding[][]> = { file, timeLimitMs };
const ofNotes: ThreadWork<CheckTask, NotesFindings> = { file, timeLimitMs };

/**
 * Creates a checker that runs in threads, because thirty long reports would block the event loop.
 */
export function createReportChecker(threads: ThreadPool): ReportChecker {
  return {
    checkReports: (reports, input) => threads.run(ofReports, { reports, input }),
    checkNotes: (input) => threads.run(ofNotes, { input }),
  };
}
