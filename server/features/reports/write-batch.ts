import { REPORTS_SIDE_BY_SIDE } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import {
  findBatch,
  listReports,
  updateReport,
  type BatchRow,
  type ReportRow,
} from './reports-queries.ts';
import type { ReportTask, ReportWriter } from './writer/report-writer.ts';

/**
 * Writes what of a batch is still to be written, each report stored as it comes. It may run again
 * after a crash: what is written stays. A report that fails is marked so and does not stop others.
 */
export async function writeBatch(
  database: Database,
  writer: ReportWriter,
  batchId: string,
  signal: AbortSignal,
): Promise<void> {
  const batch = await findBatch(database, batchId);
  if (!batch) return;
  const rows = await listReports(database, batchId);
  const waiting = rows.filter((row) => row.state === 'waiting');
  const lane = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      signal.throwIfAborted();
      await writeOne(database, writer, batch, row, signal);
    }
  };
  await Promise.all(Array.from({ length: REPORTS_SIDE_BY_SIDE }, lane));
}

async function writeOne(
  database: Database,
  writer: ReportWriter,
  batch: BatchRow,
  row: ReportRow,
  signal: AbortSignal,
): Promise<void> {
  const others = await listReports(database, batch.id);
  try {
    const report = await writer.write(taskOf(batch, row, others), signal);
    await updateReport(database, row, { report, state: 'written' });
  } catch {
    signal.throwIfAborted();
    await updateReport(database, row, { report: '', state: 'failed' });
  }
}

/** What is needed to write one report of a batch. Its revision changes the words chosen. */
export function taskOf({ id, input }: BatchRow, row: ReportRow, others: ReportRow[]): ReportTask {
  const { classInfo, tone, length, students } = input;
  const student = students[row.position];
  if (!student) throw new RangeError('The batch has no such student.');
  return {
    student,
    classInfo,
    tone,
    length,
    classmates: students.filter((other) => other !== student).map((other) => other.name),
    unlike: others.map((other) => other.report).filter((report) => report !== ''),
    seed: `${id}/${row.position}/${row.revision}`,
  };
}
