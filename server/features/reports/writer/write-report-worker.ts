import type { ReportFacts } from './report-frame.ts';
import { writeReport } from './write-report.ts';

/** In a thread, since the dictionary takes a while to read and its memory goes with the thread. */
export default function write(facts: ReportFacts): string {
  return writeReport(facts);
}
