import { maxLikeness } from './likeness.ts';
import type { ReportTask, ReportWriter } from './report-writer.ts';
import { writeReport } from './write-report.ts';

/** More tries find little that is less alike. */
const TRIES = 24;

/** The writer that needs no model: offline, and the same for the same seed. */
export function createBuiltInWriter(): ReportWriter {
  return { write: (task) => Promise.resolve(writeUnlike(task)) };
}

/** Of several ways to say it, the one that is least like the others in the class. */
function writeUnlike(task: ReportTask): string {
  const names = [task.student.name, ...task.classmates];
  const likenessOf = maxLikeness(task.unlike, names);
  const ways = Array.from({ length: TRIES }, (_, index) => {
    const report = writeReport({ ...task, seed: `${task.seed}/${index}` });
    return { report, max: likenessOf(report) };
  });
  const [best] = ways.toSorted((one, other) => one.max - other.max);
  return best?.report ?? '';
}
