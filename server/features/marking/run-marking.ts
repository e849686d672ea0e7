import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_WRITE_CHUNK } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import { normaliseAnswer } from './engine/answers.ts';
import type { MarkedAnswer, Marker, MarkingTask } from './engine/marker.ts';
import {
  closeRun,
  findRun,
  isStopRequested,
  listWaitingAnswers,
  storeRunMarks,
  updatePhase,
  type MarkToStore,
  type RunWithCounts,
} from './marking-run-queries.ts';
import { fitQuotes } from './run/fit-quotes.ts';
import { groupEqualAnswers, type AnswerGroup } from './run/group-equal-answers.ts';
import { markInPhases } from './run/mark-in-phases.ts';

/**
 * Does a marking run, or takes up one that a dead worker left where it stood: what is stored stays,
 * what waits is marked (design, section 6).
 */
export async function runMarking(
  database: Database,
  marker: Marker,
  concurrency: number,
  runId: string,
  signal: AbortSignal,
): Promise<void> {
  const run = await findRun(database, runId);
  if (run?.state !== 'active') return;
  const waiting = await listWaitingAnswers(database, runId);
  const groups = new Map(
    groupEqualAnswers(waiting, normaliseAnswer).map((group) => [group.task.id, group]),
  );
  await markInPhases(
    [...groups.values()].map((group) => group.task),
    {
      mark: (tasks) => markBatch(marker, tasks, signal),
      store: (marked) => store(database, run, groups, marked),
      enterPhase: (phase) => updatePhase(database, runId, phase),
      shouldStop: () => isStopRequested(database, runId),
      sleep: (milliseconds) => sleep(milliseconds, undefined, { signal }),
      random: Math.random,
      concurrency,
    },
  );
  signal.throwIfAborted();
  await database.transaction((transaction) => closeRun(transaction, runId));
}

/** Marks what can be marked of a batch; what a marker refuses is left out of the result. */
async function markBatch(
  marker: Marker,
  tasks: MarkingTask[],
  signal: AbortSignal,
): Promise<MarkedAnswer[]> {
  // A job that lost its place must not go on as if its calls had failed.
  signal.throwIfAborted();
  const outcomes = await Promise.allSettled(tasks.map((task) => marker.mark(task, signal)));
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

async function store(
  database: Database,
  run: RunWithCounts,
  groups: Map<string, AnswerGroup>,
  marked: MarkedAnswer[],
): Promise<void> {
  const marks = marked.flatMap((answer) => marksOfGroup(groups.get(answer.id), answer));
  const tokens = marked.reduce((sum, answer) => sum + (answer.totalTokens ?? 0), 0);
  for (let start = 0; start < marks.length; start += DATABASE_WRITE_CHUNK) {
    const chunk = marks.slice(start, start + DATABASE_WRITE_CHUNK);
    await storeRunMarks(database, run, chunk, start === 0 ? tokens : 0);
  }
}

function marksOfGroup(group: AnswerGroup | undefined, answer: MarkedAnswer): MarkToStore[] {
  return (group?.members ?? []).map(({ userId, questionId, userAnswer }) => ({
    userId,
    questionId,
    markAwarded: answer.markAwarded,
    feedback: answer.feedback,
    analysis: fitQuotes(answer.analysis, userAnswer),
  }));
}
