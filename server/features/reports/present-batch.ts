import type { Report, ReportBatch } from '../../../shared/contract/report-batches.ts';
import { checkReport } from './check-report.ts';
import type { BatchRow, ReportRow } from './reports-queries.ts';
import type { ReportWriter } from './writer/report-writer.ts';

/** A batch with its reports as far as they are written, and what to look at in each. */
export function presentBatch(
  batch: BatchRow,
  rows: ReportRow[],
  { usesModel = false }: Pick<ReportWriter, 'usesModel'>,
): ReportBatch {
  return {
    id: batch.id,
    input: batch.input,
    usesModel,
    createdAt: batch.createdAt.toISOString(),
    reports: rows.map((row) => presentReport(row, rows, batch)),
  };
}

/** One report among the others of its batch. */
export function presentReport(row: ReportRow, rows: ReportRow[], { input }: BatchRow): Report {
  const { id, name, report, state, revision, position } = row;
  const current = rows.map((other) => (other.id === id ? row : other));
  return { id, name, report, state, revision, warnings: checkReport(current, position, input) };
}
