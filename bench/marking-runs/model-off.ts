import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/database/client.ts';
import {
  createCallGate,
  createMarker,
  insertRun,
  insertRunItems,
  runMarking,
} from '../../server/features/marking/public.ts';
import { findRun } from '../../server/features/marking/run/marking-run-queries.ts';
import { findFreePort } from '../../server/testing/greenpen-process.ts';
import { markerTools } from '../../server/testing/markers/marker-tools.ts';
import { startModelServer } from '../../server/testing/markers/model-server.ts';
import { insertAnsweredQuiz } from './answered-quiz.ts';
import { wholeQuiz } from '../../server/features/quizzes/public.ts';

const CONCURRENCY = 4;

/** Marks a quiz while the model is off, and again once it is back. */
export async function runWhileModelIsOff(
  database: Database,
  answers: number,
  say: (text: string) => void,
): Promise<void> {
  const teacherId = 'teacher whose model is off';
  const size = { answers, questions: 10, characters: 200 };
  const quizCode = await insertAnsweredQuiz(database, teacherId, size);
  const markAt = async (address: string) => {
    const { marking } = readConfig({
      MARKER: 'openai-compatible',
      MARKER_MODEL: 'bench',
      MARKER_BASE_URL: address,
    });
    const run = await insertRun(database, { quizCode, startedBy: teacherId, mode: 'unmarked' });
    if (!run) throw new Error('Another run is active.');
    await insertRunItems(database, run, wholeQuiz(run.quizCode), 'unmarked');
    const tools = {
      database,
      marker: createMarker(marking, markerTools()),
      markingGate: createCallGate(CONCURRENCY),
      loadImage: async () => undefined,
      lanes: CONCURRENCY,
    };
    const begun = performance.now();
    await runMarking(tools, run.id, new AbortController().signal);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    const { state, marked, failed } = (await findRun(database, run.id)) ?? {};
    return `${state} after ${seconds} s: ${marked} marked, ${failed} failed`;
  };
  say(
    `${answers} answers and the model off: ${await markAt(`http://127.0.0.1:${await findFreePort()}`)}`,
  );
  const model = await startModelServer();
  say(`started again with the model back: ${await markAt(model.url)}`);
  await model.stop();
}
