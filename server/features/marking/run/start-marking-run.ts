import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { hasToMeasure } from '../sampling/get-agreement.ts';
import { checkAllowance } from '../usage/check-allowance.ts';
import {
  countSubmissions,
  findRun,
  insertRun,
  type RunRow,
  type RunWithCounts,
} from './marking-run-queries.ts';
import { insertFailedItems, insertRunItems } from './run-items-queries.ts';

interface RunRequest {
  scope: QuizScope;
  mode: 'all' | 'unmarked';
  /** True if the teacher has agreed that marked answers are marked again. */
  isRemarkConfirmed: boolean;
  /**
   * True if the teacher has also chosen to mark answers in ink and answers of decided appeals
   * again.
   */
  includesDecided: boolean;
  /** Responses a teacher may have marked in a month; null means no limit. */
  monthlyAllowance: number | null;
}

/**
 * Records a marking run and queues its job in one transaction. If a teacher has decided everything
 * requested, the run only measures the marker with blind marks that it has not learnt from. Throws
 * NOTHING_TO_MARK (also if there are no such marks), ALL_MARKED (which asks for confirmation),
 * MARKING_RUN_ACTIVE, or ALLOWANCE_USED_UP.
 */
export function startMarkingRun(
  database: Database,
  jobs: JobQueue,
  actor: Actor,
  request: RunRequest,
): Promise<RunWithCounts> {
  const { scope, mode, isRemarkConfirmed } = request;
  const { quizCode } = scope;
  return database.transaction(async (transaction) => {
    const counts = await countSubmissions(transaction, scope);
    if (counts.submissionCount === 0) throw fail('NOTHING_TO_MARK');
    const isAllMarked = counts.markedCount === counts.submissionCount;
    if (isAllMarked && !isRemarkConfirmed) throw fail('ALL_MARKED');
    const teacherCodes = scope.teacherCodes && [...scope.teacherCodes];
    const run = { quizCode, mode, startedBy: actor.id, teacherCodes };
    return queueRun(transaction, jobs, run, request, (inserted) =>
      insertRunItems(transaction, inserted, scope, reachOf(request, isAllMarked)),
    );
  });
}

/**
 * Records a run over the answers that failed in an earlier one and whose marks nobody has changed
 * since. It covers the same classes; after a run for everyone, it covers those that the actor sees.
 * Throws NOTHING_TO_MARK, MARKING_RUN_ACTIVE, or ALLOWANCE_USED_UP.
 */
export function resumeMarkingRun(
  database: Database,
  jobs: JobQueue,
  actor: Actor,
  earlier: Pick<RunRow, 'id' | 'mode' | 'teacherCodes'>,
  scope: QuizScope,
  limits: Pick<RunRequest, 'monthlyAllowance'>,
): Promise<RunWithCounts> {
  const { quizCode } = scope;
  const { mode } = earlier;
  const ownCodes = scope.teacherCodes && [...scope.teacherCodes];
  const teacherCodes = earlier.teacherCodes ?? ownCodes;
  const run = { quizCode, mode, startedBy: actor.id, teacherCodes };
  return database.transaction((transaction) =>
    queueRun(transaction, jobs, run, limits, (inserted) =>
      insertFailedItems(transaction, inserted, scope, earlier.id),
    ),
  );
}

async function queueRun(
  transaction: Db,
  jobs: JobQueue,
  row: Parameters<typeof insertRun>[1],
  { monthlyAllowance }: Pick<RunRequest, 'monthlyAllowance'>,
  insertItems: (run: RunRow) => Promise<number>,
): Promise<RunWithCounts> {
  const run = await insertRun(transaction, row);
  if (!run) throw fail('MARKING_RUN_ACTIVE');
  if ((await insertItems(run)) === 0 && !(await hasToMeasure(transaction, run.quizCode)))
    throw fail('NOTHING_TO_MARK');
  await checkAllowance(transaction, row.startedBy, monthlyAllowance);
  await jobs.enqueue('run-marking', { runId: run.id }, transaction);
  const started = await findRun(transaction, run.id);
  if (!started) throw fail('NOT_FOUND');
  return started;
}

/**
 * Pencil marks are renewed; marks that a teacher decided are renewed only after a second, explicit
 * choice. If everything is marked, both buttons ask first, and then mark everything in pencil.
 */
function reachOf(
  { mode, isRemarkConfirmed, includesDecided }: RunRequest,
  isAllMarked: boolean,
): 'unmarked' | 'undecided' | 'everything' {
  const isForAll = mode === 'all' || (isAllMarked && isRemarkConfirmed);
  if (!isForAll) return 'unmarked';
  return isRemarkConfirmed && includesDecided ? 'everything' : 'undecided';
}
