import pLimit, { type LimitFunction } from 'p-limit';
import { REPORTS_SIDE_BY_SIDE } from '../../../../shared/business-rules.ts';
import type { Database } from '../../../database/client.ts';
import { describeFailureInBatch } from './describe-failure.ts';
import { classmatesOf } from './classmates-of.ts';
import {
  findBatch,
  listNamesInClass,
  listReports,
  noteModel,
  updateReport,
  type BatchRow,
  type ReportRow,
} from '../reports-queries.ts';
import { strayOf } from '../writer/class-voice.ts';
import { beginsLike } from '../writer/opening-words.ts';
import type { ReportTask, ReportWriter } from '../writer/report-writer.ts';

/**
 * How often a model is asked again at most if a report begins like another, or leaves the voice of
 * the class.
 */
const MAX_TRIES_AGAIN = 3;
/** The number of concurrent rewrites; small, because each must know how the others now begin. */
const REWRITTEN_SIDE_BY_SIDE = 6;

/**
 * Writes the waiting reports of a batch, storing each when it is finished. Can run again after a
 * crash: written reports stay. A report that fails is marked as failed and does not stop the
 * others.
 */
export async function writeBatch(
  database: Database,
  writer: ReportWriter,
  batchId: string,
  signal: AbortSignal,
): Promise<void> {
  const batch = await findBatch(database, batchId);
  if (!batch) return;
  if (writer.usesModel) await noteModel(database, batchId);
  const rows = await listReports(database, batchId);
  const namesInClass = await listNamesInClass(database, batch.teacherId);
  const written = rows.filter(({ report }) => report !== '');
  const oneOfFew = pLimit(REWRITTEN_SIDE_BY_SIDE);
  const work: BatchWork = { batch, namesInClass, written, oneOfFew };
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
  /**
   * The finished reports; each is added immediately, so that those still being written can differ
   * from it.
   */
  written: Pick<ReportRow, 'name' | 'report'>[];
  /** Limits how many are rewritten concurrently. */
  oneOfFew: LimitFunction;
}

async function writeOne(
  database: Database,
  writer: ReportWriter,
  { batch, row, namesInClass, written, oneOfFew }: BatchWork & { row: ReportRow },
  signal: AbortSignal,
): Promise<void> {
  const task = taskOf(batch, row, written, namesInClass);
  // The writer logs the cause itself (observe-writer.ts).
  let failure: string | null = null;
  const write = (changes: Partial<ReportTask>) =>
    writer.write({ ...task, ...changes }, signal).catch((error: unknown) => {
      failure = describeFailureInBatch(error);
      return null;
    });
  let draft = await write({});
  const { name } = row;
  for (let again = 1; writer.usesModel && draft && again <= MAX_TRIES_AGAIN; again += 1) {
    const begun = { name, report: draft.report };
    const stray = strayOf(begun);
    const isAlike = written.some((one) => beginsLike(one, begun));
    if (!isAlike && stray === undefined) break;
    const other = await oneOfFew(() => {
      const unlike = written.map(({ report }) => report);
      return write({ unlike, turn: task.turn + (isAlike ? again : 0), stray });
    });
    if (!other) break;
    const next = { name, report: other.report };
    const isMended = stray !== undefined && strayOf(next) === undefined;
    // If the model begins or speaks as before, another try would not help.
    if (!isMended && (!isAlike || beginsLike(next, begun))) break;
    draft = other;
  }
  signal.throwIfAborted();
  if (draft !== null) written.push({ name, report: draft.report });
  await updateReport(database, row, {
    report: draft?.report ?? '',
    unsourced: draft?.unsourced ?? [],
    state: draft ? 'written' : 'failed',
    failure: draft ? null : failure,
  });
}

/** Returns the task for one report of a batch, whose beginning is to differ from the others. */
export function taskOf(
  { input }: BatchRow,
  row: ReportRow,
  others: readonly Pick<ReportRow, 'report'>[],
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
