import { setTimeout as sleep } from 'node:timers/promises';
import type { MarkingRun } from '../../../shared/contract/marking.ts';
import type { Database } from '../../database/client.ts';
import { findRun } from './marking-run-queries.ts';
import { presentRun } from './present-run.ts';

const LOOK_AGAIN_MS = 300;

/**
 * The run's progress, whenever it changes, until it ends. It reads the run's row, so that any node
 * can show what any worker does.
 */
export async function* watchRun(
  database: Database,
  runId: string,
  currency: string | null,
  signal: AbortSignal | undefined,
): AsyncGenerator<MarkingRun> {
  let shown = '';
  while (!signal?.aborted) {
    const run = await findRun(database, runId);
    if (!run) return;
    const progress = presentRun(run, currency);
    const text = JSON.stringify(progress);
    if (text !== shown) yield progress;
    shown = text;
    if (run.state !== 'active') return;
    await sleep(LOOK_AGAIN_MS);
  }
}
