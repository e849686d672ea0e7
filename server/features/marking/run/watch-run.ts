import { setTimeout as sleep } from 'node:timers/promises';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import type { Database } from '../../../database/client.ts';
import { findRun, type RunKey } from './marking-run-queries.ts';
import { presentRun } from './present-run.ts';

const LOOK_AGAIN_MS = 300;

/**
 * Reads that are in progress or have just ended, by run: everyone who watches the same run shares
 * them.
 */
const reads = new Map<string, ReturnType<typeof findRun>>();

/**
 * Yields the run's progress whenever it changes, until it ends. It reads the run's row, so that any
 * node can show the work of any worker.
 */
export async function* watchRun(
  database: Database,
  { id, quizCode }: RunKey,
  currency: string | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<MarkingRun> {
  let shown = '';
  while (!signal?.aborted) {
    const run = await readRun(database, id, quizCode);
    if (!run) return;
    const progress = presentRun(run, currency);
    const text = JSON.stringify(progress);
    if (text !== shown) yield progress;
    shown = text;
    if (run.state !== 'active') return;
    await sleep(LOOK_AGAIN_MS);
  }
}

/**
 * Returns the run as it was a moment ago. However many people watch it, this process reads its row
 * only once each time. LISTEN would not work, because it does not pass a PgBouncer that pools by
 * transaction.
 */
function readRun(database: Database, runId: string, quizCode: string): ReturnType<typeof findRun> {
  const known = reads.get(runId);
  if (known) return known;
  const read = findRun(database, runId, quizCode);
  reads.set(runId, read);
  const forget = () =>
    void sleep(LOOK_AGAIN_MS, null, { ref: false }).then(() => reads.delete(runId));
  read.then(forget, forget);
  return read;
}
