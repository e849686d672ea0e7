import type { Report } from '../../../shared/contract/report-batches.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { presentReport } from './present-batch.ts';
import {
  listNamesInClass,
  listReports,
  updateReport,
  type BatchRow,
  type ReportRow,
} from './reports-queries.ts';
import { taskOf } from './write-batch.ts';
import type { ReportWriter } from './writer/report-writer.ts';

/** Stores a report as its teacher wants it. Throws REPORT_CHANGED. */
export function editReport(
  database: Database,
  batch: BatchRow,
  seen: ReportRow,
  text: string,
): Promise<Report> {
  return store(database, batch, seen, { report: text, state: 'edited' });
}

/**
 * Rewrites one report, unlike what is there. Throws REPORT_CHANGED, or REPORTS_FAILED when the
 * writer could not.
 */
export async function regenerateReport(
  database: Database,
  writer: ReportWriter,
  batch: BatchRow,
  seen: ReportRow,
  signal: AbortSignal,
): Promise<Report> {
  const others = await listReports(database, batch.id);
  const namesInClass = await listNamesInClass(database, batch.teacherId);
  const text = await writer.write(taskOf(batch, seen, others, namesInClass), signal).catch(() => {
    throw fail('REPORTS_FAILED');
  });
  return store(database, batch, seen, { report: text, state: 'written' });
}

async function store(
  database: Database,
  batch: BatchRow,
  seen: ReportRow,
  values: Pick<ReportRow, 'report' | 'state'>,
): Promise<Report> {
  const stored = await updateReport(database, seen, values);
  if (!stored) throw fail('REPORT_CHANGED');
  return presentReport(stored, await listReports(database, batch.id), batch);
}
