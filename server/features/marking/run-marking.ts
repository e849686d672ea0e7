import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureLog } from '../../log-failures.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { normaliseAnswer } from './engine/answers.ts';
import type { Marker } from './engine/marker.ts';
import { describeMarkerError } from './explain-marker-error.ts';
import {
  closeRun,
  failRun,
  findRun,
  isStopRequested,
  updatePhase,
  type RunWithCounts,
} from './marking-run-queries.ts';
import { listWaitingPage } from './run-items-queries.ts';
import type { CallGate } from './run/call-gate.ts';
import { EqualAnswers, type AnswerGroup } from './run/group-equal-answers.ts';
import { createBatchMarker } from './run/mark-batch.ts';
import { markInPhases } from './run/mark-in-phases.ts';
import { createOutageDetector, type OutageDetector } from './run/outage.ts';
import type { ImageLoader } from './run/task-preparer.ts';
import { watchForStop, type RunSignals } from './run/watch-for-stop.ts';

/** What a run works with. */
export interface MarkingTools {
  database: DatabaseOrTransaction;
  loadImage: ImageLoader;
  marker: Marker;
  /** Shared by all runs of the process. */
  markingGate: CallGate;
  /** Batches in hand side by side. */
  lanes: number;
  /** Told once a run of each reason for which answers stay unmarked. */
  log?: Pick<FailureLog, 'warn'>;
}

const PAGE_SIZE = 500;

/**
 * Does a marking run, or takes up one that a dead worker left where it stood: what is stored stays,
 * what waits is marked (design, section 6).
 */
export async function runMarking(
  tools: MarkingTools,
  runId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = tools;
  const run = await findRun(database, runId);
  if (run?.state !== 'active') return;
  const signals = watchForStop(() => isStopRequested(database, run), signal);
  const outage = createOutageDetector(() => performance.now());
  try {
    await markRun(tools, run, signals, outage);
  } finally {
    await signals.end();
  }
  signal.throwIfAborted();
  const refusal = outage.refusal();
  await database.transaction((transaction) =>
    refusal && !signals.stopping.aborted
      ? failRun(transaction, run, describeMarkerError(refusal))
      : closeRun(transaction, run),
  );
}

async function markRun(
  tools: MarkingTools,
  run: RunWithCounts,
  signals: Pick<RunSignals, 'stopping' | 'calls'>,
  outage: OutageDetector,
): Promise<void> {
  const { database, lanes } = tools;
  // Whatever breaks a run also ends the calls that are still in flight for it.
  const broken = new AbortController();
  const calls = AbortSignal.any([signals.calls, broken.signal]);
  const stopping = AbortSignal.any([signals.stopping, broken.signal]);
  const mark = createBatchMarker(tools, run, { signal: calls, stopping }, outage);
  try {
    await markInPhases(await planRun(database, run), {
      mark,
      enterPhase: (phase) => updatePhase(database, run, phase),
      shouldStop: () => stopping.aborted || outage.isOut(),
      // A pause is over when there is nothing left to wait for.
      sleep: (milliseconds) =>
        sleep(milliseconds, undefined, { signal: stopping }).catch(() => undefined),
      random: Math.random,
      lanes,
    });
  } catch (error) {
    broken.abort();
    throw error;
  }
}

/** What is to be marked: equal answers once, read page by page so that no text stays in memory. */
async function planRun(
  database: DatabaseOrTransaction,
  run: RunWithCounts,
): Promise<AnswerGroup[]> {
  const equal = new EqualAnswers(normaliseAnswer);
  let page = await listWaitingPage(database, run, undefined, PAGE_SIZE);
  while (page.length > 0) {
    for (const answer of page) equal.add(answer);
    page = await listWaitingPage(database, run, page.at(-1), PAGE_SIZE);
  }
  return [...equal.groups.values()];
}
