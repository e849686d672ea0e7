import pLimit, { type LimitFunction } from 'p-limit';
import { REPORTS_SIDE_BY_SIDE } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import { describeFailureInBatch } from './describe-failure.ts';
import { classmatesOf } from './classmates-of.ts';
import {
  findBatch,
  listNamesInClass,
  listReports,
  updateReport,
  type BatchRow,
  type ReportRow,
} from './reports-queries.ts';
import { strayOf } from './writer/class-voice.ts';
import { beginsLike } from './writer/opening-words.ts';
import type { ReportTask, ReportWriter } from './writer/report-writer.ts';

/** A model that begins like another report, or leaves the voice of the class, is asked again so often at most. */
const MAX_TRIES_AGAIN = 3;
/** Were all thirty asked at once, each would be told of no other's new beginning. */
const REWRITTEN_SIDE_BY_SIDE = 6;

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
  /** Those there are; each joins them as it comes, and so is known to the ones still being written. */
  written: Pick<ReportRow, 'name' | 'report'>[];
  /** Lets few at a time be written again. */
  oneOfFew: LimitFunction;
}

async function writeOne(
  database: Database,
  writer: ReportWriter,
  { batch, row, namesInClass, written, oneOfFew }: BatchWork & { row: ReportRow },
  signal: AbortSignal,
): Promise<void> {
  const task = taskOf(batch, row, written, namesInClass);
  // Why the writer failed it has told the log itself (observe-writer.ts).
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
    // A model that begins or speaks as before knows no other way.
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

/** What is needed to write one report of a batch; written again, it begins otherwise. */
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
