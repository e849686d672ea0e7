import type { Finding } from '../../../../shared/contract/report-batches.ts';
import { checkReports } from './check-report.ts';
import type { NotesFindings } from './check-notes.ts';
import type { CheckTask } from './report-checker.ts';

export default async function check(task: CheckTask): Promise<Finding[][] | NotesFindings> {
  if (task.reports) return checkReports(task.reports, task.input);
  // Loaded here, because only notes need the dictionary.
  const { checkNotes } = await import('./check-notes.ts');
  return checkNotes(task.input);
}
