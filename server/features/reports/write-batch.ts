import { REPORTS_SIDE_BY_SIDE } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import { describeFailure } from './describe-failure.ts';
import { classmatesOf } from './classmates-of.ts';
import {
  findBatch,
  listNamesInClass,
  listReports,
  updateReport,
  type BatchRow,
  type ReportRow,
} from './reports-queries.ts';
import { beginsLike } from './writer/opening-words.ts';
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
  const namesInClass = await listNamesInClass(database, batch.teacherId);
  const work: BatchWork = { batch, namesInClass, justWritten: [] };
  const waiting = rows.filter((row) => row.state === 'waiting');
  const lane = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      signal.throwIfAborted();
      await writeOne(database, writer, { ...work, row }, signal);
    }
  };
  await Promise.all(Array.from({ length: REPORTS_SIDE_BY_SIDE }, lane));
}

interface BatchWork {
  batch: BatchRow;
  namesInClass: string[];
  /** Perhaps not stored yet, and so unknown to those that are written at the same time. */
  justWritten: { name: string; report: string }[];
}

async function writeOne(
  database: Database,
  writer: ReportWriter,
  { batch, row, namesInClass, justWritten }: BatchWork & { row: ReportRow },
  signal: AbortSignal,
): Promise<void> {
  const others = await listReports(database, batch.id);
  const task = taskOf(batch, row, others, namesInClass);
  const unlike = [...new Set([...task.unlike, ...justWritten.map(({ report }) => report)])];
  // Why the writer failed it has told the log itself (observe-writer.ts).
  let failure: string | null = null;
  const write = (changes: Partial<ReportTask>) =>
    writer.write({ ...task, ...changes }, signal).catch((error: unknown) => {
      failure = describeFailure(error);
      return null;
    });
  let draft = await write({ unlike });
  const { name } = row;
  const begun = draft && { name, report: draft.report };
  if (writer.usesModel && begun && justWritten.some((one) => beginsLike(one, begun))) {
    const all = [...unlike, ...justWritten.map(({ report }) => report)];
    draft = (await write({ unlike: all, turn: task.turn + 1 })) ?? draft;
  }
  signal.throwIfAborted();
  if (draft !== null) justWritten.push({ name, report: draft.report });
  await updateReport(database, row, {
    report: draft?.report ?? '',
    unsourced: draft?.unsourced ?? [],
    state: draft ? 'written' : 'failed',
    failure: draft ? null : failure,
  });
}

/** What is needed to write one report of a batch; written again, it begins otherwise. */
export function taskOf(
  { input }: BatchRow,
  row: ReportRow,
  others: ReportRow[],
  namesInClass: readonly string[],
): ReportTask {
  const { classInfo, tone, length, students } = input;
  const student = students[row.position];
  if (!student) throw new RangeError('The batch has no such student.');
  return {
    student,
    classInfo,
    tone,
    length,
    classmates: classmatesOf(student, students, namesInClass),
    unlike: others.map((other) => other.report).filter((report) => report !== ''),
    turn: row.position + row.revision,
  };
}
