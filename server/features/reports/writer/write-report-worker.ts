import type { ReportFacts } from './report-frame.ts';
import { writeReport } from './write-report.ts';

/**
 * Runs in a thread, because loading the dictionary takes time, and its memory is freed with the
 * thread.
 */
export default function write(facts: ReportFacts): string {
  return writeReport(facts);
}
