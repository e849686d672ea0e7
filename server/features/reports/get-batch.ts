import type { Actor } from '../../access/actor.ts';
import { authorize } from '../../access/authorize.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findBatch, findReport, type BatchRow, type ReportRow } from './reports-queries.ts';

/** The batch, if it is the actor's. Throws NOT_FOUND. */
export async function getBatchFor(
  database: DatabaseOrTransaction,
  actor: Actor,
  batchId: string,
): Promise<BatchRow> {
  const batch = await findBatch(database, batchId);
  if (!batch) throw fail('NOT_FOUND');
  authorize(actor, 'report.write', { ownerId: batch.teacherId });
  return batch;
}

/** The report with its batch, if it is the actor's. Throws NOT_FOUND. */
export async function getReportFor(
  database: DatabaseOrTransaction,
  actor: Actor,
  reportId: string,
): Promise<{ report: ReportRow; batch: BatchRow }> {
  const report = await findReport(database, reportId);
  if (!report) throw fail('NOT_FOUND');
  return { report, batch: await getBatchFor(database, actor, report.batchId) };
}
