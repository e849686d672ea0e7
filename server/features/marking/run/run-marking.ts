import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureLog } from '../../../log-failures.ts';
import type { Db } from '../../../database/client.ts';
import type { Marker } from '../engine/marker.ts';
import { equalityWithin } from '../equality-within.ts';
import { describeMarkerError } from '../explain-marker-error.ts';
import {
  closeRun,
  failRun,
  findRun,
  isStopRequested,
  updatePhase,
  type RunWithCounts,
} from './marking-run-queries.ts';
import { listWaitingPage } from './run-items-queries.ts';
import type { CallGate } from './batches/call-gate.ts';
import { createFailureTally, type FailureTally } from './batches/failure-tally.ts';
import { EqualAnswers, type AnswerGroup } from './equal-answers/group-equal-answers.ts';
import { createBatchMarker } from './batches/mark-batch.ts';
import { markInPhases } from './batches/mark-in-phases.ts';
import { createOutageDetector, type OutageDetector } from './batches/outage.ts';
import type { ImageLoader } from './batches/task-preparer.ts';
import { listMarkedPage } from './equal-answers/twins-queries.ts';
import { measureSample } from '../sampling/measure-sample.ts';
import { watchForStop, type RunSignals } from './watch-for-stop.ts';

/** The dependencies of a run. */
export interface MarkingTools {
  database: Db;
  loadImage: ImageLoader;
  marker: Marker;
  /** Checks answers submitted to a quiz since the run was requested for welfare concerns. */
  lookThrough?: (quizCode: string) => Promise<void>;
  /** Shared by all runs of the process. */
  markingGate: CallGate;
  /** The number of concurrent batches. */
  lanes: number;
  /** How long a call to the marker may take, and how long an outage may last. */
  patience?: { timeoutMs: number; giveUpAfterMs?: number };
  /** How long calls in flight may still take once the run is to stop. */
  stopGraceMs?: number;
  /** Called once per run for each reason why answers stay unmarked. */
  log?: Pick<FailureLog, 'warn'>;
}

const PAGE_SIZE = 500;

/**
 * Performs a marking run, or resumes one that a dead worker left: stored marks stay, and waiting
 * answers are marked.
 */
export async function runMarking(
  tools: MarkingTools,
  runId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database } = tools;
  const run = await findRun(database, runId);
  if (run?.state !== 'active') return;
  await tools.lookThrough?.(run.quizCode);
  const groups = await planRun(tools, run);
  const signals = watchForStop(() => isStopRequested(database, run), signal, tools.stopGraceMs);
  const outage = createOutageDetector({
    now: () => performance.now(),
    answers: groups.length,
    timeoutMs: Number.POSITIVE_INFINITY,
    ...tools.patience,
  });
  const tally = createFailureTally();
  try {
    await markRun(tools, run, groups, { signals, outage, tally });
  } finally {
    await signals.end();
  }
  signal.throwIfAborted();
  const cause = tally.commonest();
  const failure = cause === undefined ? null : describeMarkerError(cause);
  const isOut = outage.signal.aborted && !outage.hasSucceeded() && !signals.stopping.aborted;
  // The run's only purpose was to measure the marker.
  const isInVain = groups.length === 0;
  await database.transaction((transaction) =>
    (isOut || isInVain) && failure !== null
      ? failRun(transaction, run, failure)
      : closeRun(transaction, run, failure),
  );
}

interface RunWatch {
  signals: Pick<RunSignals, 'stopping' | 'calls'>;
  outage: OutageDetector;
  tally: FailureTally;
}

async function markRun(
  tools: MarkingTools,
  run: RunWithCounts,
  groups: AnswerGroup[],
  { signals, outage, tally }: RunWatch,
): Promise<void> {
  const { database, lanes } = tools;
  // An error of the run or its marker also ends the run's calls in flight.
  const broken = new AbortController();
  const calls = AbortSignal.any([signals.calls, broken.signal, outage.signal]);
  const stopping = AbortSignal.any([signals.stopping, broken.signal, outage.signal]);
  const unmeasured = await measureSample(tools, run, { signal: calls, stopping });
  if (groups.length === 0 && unmeasured) tally.note(run.id, unmeasured.error);
  const mark = createBatchMarker(tools, run, { signal: calls, stopping }, { outage, tally });
  try {
    await markInPhases(groups, {
      mark,
      enterPhase: (phase) => updatePhase(database, run, phase),
      shouldStop: () => stopping.aborted,
      // A pause ends early once the run is to stop.
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

/**
 * Returns the answers to mark: equal answers once, read page by page so that no text stays in
 * memory, and which of them the marker has marked before.
 */
async function planRun(
  { database, marker: { signature } }: MarkingTools,
  run: RunWithCounts,
): Promise<AnswerGroup[]> {
  const equal = new EqualAnswers(await equalityWithin(database, run.quizCode));
  let page = await listWaitingPage(database, run, undefined, PAGE_SIZE);
  while (page.length > 0) {
    for (const answer of page) equal.add(answer);
    page = await listWaitingPage(database, run, page.at(-1), PAGE_SIZE);
  }
  if (signature && equal.groups.size > 0) {
    let marked = await listMarkedPage(database, run, signature, undefined, PAGE_SIZE);
    while (marked.length > 0) {
      for (const answer of marked) equal.addMarked(answer);
      marked = await listMarkedPage(database, run, signature, marked.at(-1), PAGE_SIZE);
    }
  }
  // Answers that need no marker come first, so that an unavailable marker does not hold up their
  // marks.
  return [...equal.groups.values()].toSorted((a, b) => Number(b.isBlank) - Number(a.isBlank));
}
