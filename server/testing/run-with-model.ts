import { eq } from 'drizzle-orm';
import { UNANSWERED_TEXT } from '../../shared/business-rules.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/client.ts';
import { markingRuns, markingUsage } from '../database/schema/marking.ts';
import {
  createCallGate,
  createMarker,
  insertRun,
  insertRunItems,
  runMarking,
} from '../features/marking/public.ts';
import { buildAnsweredQuiz } from './answered-quiz.ts';
import {
  answersFor,
  FAULT_QUESTION,
  FAULT_TIMEOUT_SECONDS,
  playFault,
  type ModelFault,
} from './model-faults.ts';
import { startModelServer } from './model-server.ts';

/** Calls in flight, and batches in hand. */
const CONCURRENCY = 4;

/**
 * A whole run over answers, and one that is blank, with a model that misbehaves in this way.
 * `settings` are environment variables of the marker.
 */
export async function runWithModel(
  database: Database,
  fault: ModelFault,
  settings: Record<string, string> = {},
) {
  const model = await startModelServer();
  model.behave(playFault(fault));
  const { marking } = readConfig({
    MARKER: 'openai-compatible',
    MARKER_MODEL: 'test',
    MARKER_BASE_URL: model.url,
    MARKER_TIMEOUT_SECONDS: String(FAULT_TIMEOUT_SECONDS),
    ...settings,
  });
  const answers = [...answersFor(fault), UNANSWERED_TEXT];
  const startedBy = `teacher of ${fault.name}`;
  const quiz = await buildAnsweredQuiz(database, startedBy, answers, FAULT_QUESTION);
  const run = await insertRun(database, { quizCode: quiz.quizCode, startedBy, mode: 'all' });
  if (!run) throw new Error('Another run is active.');
  await insertRunItems(database, run, 'unmarked');
  const tools = {
    database,
    marker: createMarker(marking),
    markingGate: createCallGate(CONCURRENCY),
    loadImage: async () => undefined,
    lanes: CONCURRENCY,
  };
  await runMarking(tools, run.id, new AbortController().signal);
  await model.stop();
  const [usage] = await database
    .select()
    .from(markingUsage)
    .where(eq(markingUsage.teacherId, startedBy));
  const [ended] = await database.select().from(markingRuns).where(eq(markingRuns.id, run.id));
  return {
    run: ended,
    rows: await quiz.rows(),
    events: await quiz.events(),
    usage,
    requests: model.requests.length,
  };
}
