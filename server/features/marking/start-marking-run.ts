import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { checkAllowance } from './check-allowance.ts';
import { countSubmissions, findRun, insertRun, type RunWithCounts } from './marking-run-queries.ts';
import { insertRunItems } from './run-items-queries.ts';

interface RunRequest {
  quizCode: string;
  mode: 'all' | 'unmarked';
  /** The teacher has agreed that marked answers, also their own, are marked again. */
  isRemarkConfirmed: boolean;
  /** Responses a teacher may have marked in a month; null does not limit them. */
  monthlyAllowance: number | null;
}

/**
 * Records a marking run and queues its job in one transaction. Throws NOTHING_TO_MARK,
 * ALL_MARKED (which asks for the confirmation), MARKING_RUN_ACTIVE, or ALLOWANCE_USED_UP.
 */
export function startMarkingRun(
  database: Database,
  jobs: JobQueue,
  actor: Actor,
  request: RunRequest,
): Promise<RunWithCounts> {
  const { quizCode, mode, isRemarkConfirmed, monthlyAllowance } = request;
  return database.transaction(async (transaction) => {
    const counts = await countSubmissions(transaction, quizCode);
    if (counts.submissionCount === 0) throw fail('NOTHING_TO_MARK');
    const isAllMarked = counts.markedCount === counts.submissionCount;
    if (isAllMarked && !isRemarkConfirmed) throw fail('ALL_MARKED');

    const run = await insertRun(transaction, { quizCode, mode, startedBy: actor.id });
    if (!run) throw fail('MARKING_RUN_ACTIVE');
    await insertRunItems(transaction, run, reachOf(mode, isRemarkConfirmed, isAllMarked));
    await checkAllowance(transaction, actor.id, monthlyAllowance);
    await jobs.enqueue('run-marking', { runId: run.id }, transaction);
    const started = await findRun(transaction, run.id);
    if (!started) throw fail('NOT_FOUND');
    return started;
  });
}

/**
 * A teacher's own mark is only marked again after the confirmation (design, section 6). Where
 * everything is marked, both buttons ask for it, and then mark everything.
 */
function reachOf(mode: 'all' | 'unmarked', isRemarkConfirmed: boolean, isAllMarked: boolean) {
  if (isRemarkConfirmed && (mode === 'all' || isAllMarked)) return 'everything';
  return mode === 'all' ? 'unconfirmed' : 'unmarked';
}
