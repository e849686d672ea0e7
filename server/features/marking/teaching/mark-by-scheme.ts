import { SCHEME_LINE_TRIAL_MS } from '../../../../shared/business-rules.ts';
import type { Database } from '../../../database/client.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import { equalityWithin } from '../equality-within.ts';
import type { MarkedAnswer, Marker } from '../engine/marker.ts';
import { explainMarkerError } from '../explain-marker-error.ts';
import { addUsage } from '../usage/marking-usage-queries.ts';
import type { ResponseRow } from '../responses-queries.ts';
import type { CallGate } from '../run/batches/call-gate.ts';
import { fitQuotes } from '../run/equal-answers/fit-quotes.ts';
import { EqualAnswers } from '../run/equal-answers/group-equal-answers.ts';
import { markTasks, type MarkingOutcome } from '../run/batches/mark-tasks.ts';
import { createTaskPreparer, type ImageLoader } from '../run/batches/task-preparer.ts';
import { usageMonth } from '../usage/usage-month.ts';

/** The dependencies of marking answers again. */
export interface TeachingTools {
  database: Database;
  loadImage: ImageLoader;
  marker: Marker;
  markingGate: CallGate;
  threads: ThreadPool;
}

/** The marker's new judgement of an answer. */
export interface MarkedResponse<Row extends ResponseRow> {
  response: Row;
  marked: MarkedAnswer;
}

/**
 * Marks answers to one question of a quiz under a different scheme; only the usage is stored.
 * Answers that could not be marked in time, or that only a person can judge, are left out. The
 * responses were metered when they were first marked, so only tokens count. Throws
 * MARKER_UNAVAILABLE if every call failed.
 */
export async function markByScheme<Row extends ResponseRow>(
  { database, loadImage, marker, markingGate }: Omit<TeachingTools, 'threads'>,
  teacherId: string,
  markSchemeAnswer: string,
  responses: readonly Row[],
  signal: AbortSignal | undefined,
): Promise<MarkedResponse<Row>[]> {
  const [first] = responses;
  if (!first) return [];
  const equal = new EqualAnswers(await equalityWithin(database, first.quizCode));
  for (const response of responses) equal.add(response);
  const prepare = createTaskPreparer({ database, loadImage, marker, quizCode: first.quizCode });
  const prepared = await prepare([...equal.groups.values()]);
  if (prepared.length === 0) return [];
  const tasks = prepared.map(({ task }) => ({ ...task, markSchemeAnswer }));
  const outcomes: MarkingOutcome[] = [];
  const stopping = AbortSignal.timeout(SCHEME_LINE_TRIAL_MS);
  try {
    await markTasks(marker, markingGate, tasks, { signal, stopping }, (outcome) => {
      outcomes.push(outcome);
    });
  } finally {
    await addUsage(database, teacherId, usageMonth().month, sumCosts(outcomes));
  }
  if (outcomes.every(({ marked }) => marked === null)) throw explainMarkerError(outcomes[0]?.error);
  const markedOf = new Map(outcomes.map(({ task, marked }) => [task.id, marked]));
  const groupOf = new Map(
    prepared.flatMap(({ group }) => group.members.map(({ userId }) => [userId, group.id])),
  );
  return responses.flatMap((response) => {
    const marked = markedOf.get(groupOf.get(response.userId) ?? '');
    if (!marked || marked.analysis.flags.includes('cannot-judge')) return [];
    const points = fitQuotes(marked.analysis.points, response.userAnswer);
    const analysis = { ...marked.analysis, points };
    return [{ response, marked: { ...marked, analysis } }];
  });
}

function sumCosts(outcomes: readonly MarkingOutcome[]) {
  return {
    responses: 0,
    tokens: outcomes.reduce((sum, { tokens }) => sum + tokens, 0),
    costMicros: outcomes.reduce((sum, { costMicros }) => sum + costMicros, 0),
  };
}
