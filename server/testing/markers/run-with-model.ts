import { eq } from 'drizzle-orm';
import { UNANSWERED_TEXT } from '../../../shared/unanswered.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/client.ts';
import { markingRuns, markingUsage } from '../../database/schema/marking.ts';
import {
  createCallGate,
  createMarker,
  insertRun,
  insertRunItems,
  runMarking,
} from '../../features/marking/public.ts';
import { buildAnsweredQuiz } from '../quizzes/answered-quiz.ts';
import { answersFor, FAULT_QUESTION, playFault, type ModelFault } from '../model-faults/fault.ts';
import { markerTools } from './marker-tools.ts';
import { startModelServer } from './model-server.ts';
import { wholeQuiz } from '../../features/quizzes/public.ts';

/** The number of concurrent calls and batches. */
const CONCURRENCY = 4;

/** An outage is waited for as long as two calls may take, which is the default. */
const TIME_OUTS_OF_TROUBLE = 2;

interface Circumstances {
  /** The number of answers in addition to the blank one; few if absent. */
  answers?: number;
  timeoutSeconds?: number;
  /** Environment variables of the marker. */
  settings?: Record<string, string>;
}

/**
 * Performs a whole run over answers, one of them blank, with a model that misbehaves in this way.
 */
export async function runWithModel(
  database: Database,
  fault: ModelFault,
  { answers: count, timeoutSeconds = 2, settings = {} }: Circumstances = {},
) {
  const model = await startModelServer();
  model.behave(playFault(fault));
  const { marking } = readConfig({
    MARKER: 'openai-compatible',
    MARKER_MODEL: 'test',
    MARKER_BASE_URL: model.url,
    MARKER_TIMEOUT_SECONDS: String(timeoutSeconds),
    ...settings,
  });
  const answers = [...answersFor(fault, count), UNANSWERED_TEXT];
  const startedBy = `teacher of ${fault.name}`;
  const quiz = await buildAnsweredQuiz(database, startedBy, answers, FAULT_QUESTION);
  const run = await insertRun(database, { quizCode: quiz.quizCode, startedBy, mode: 'all' });
  if (!run) throw new Error('Another run is active.');
  await insertRunItems(database, run, wholeQuiz(run.quizCode), 'unmarked');
  const timeoutMs = timeoutSeconds * 1_000;
  const giveUpAfterMs = timeoutMs * TIME_OUTS_OF_TROUBLE;
  const tools = {
    database,
    marker: createMarker(marking, markerTools()),
    markingGate: createCallGate(CONCURRENCY, { giveUpAfterMs, firstPauseMs: timeoutMs / 20 }),
    patience: { timeoutMs, giveUpAfterMs },
    loadImage: async () => undefined,
    lanes: CONCURRENCY,
  };
  const begun = performance.now();
  await runMarking(tools, run.id, new AbortController().signal);
  const seconds = (performance.now() - begun) / 1_000;
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
    requests: model.paths.length,
    seconds,
  };
}
