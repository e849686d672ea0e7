import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { createDatabase, createPool } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { startGreenpen } from '../server/start-greenpen.ts';
import { createApiClient, signIn } from '../server/testing/api-client.ts';
import { buildTeacher, FACTORY_PASSWORD } from '../server/testing/factories.ts';
import { startModelServer } from '../server/testing/markers/model-server.ts';
import { insertAnsweredQuiz } from './marking-runs/answered-quiz.ts';

/**
 * Measures a marking run from the teacher's click to its end: against a model server with a latency
 * as a ratio to the ideal (answers × latency ÷ calls in flight), or with the built-in marker.
 *
 *     npm run bench -- marking-runs --answers 1000 --latency 2000 --concurrency 16
 *     npm run bench -- marking-runs --marker built-in --answers 10000
 */

const { values } = parseArgs({
  options: {
    marker: { type: 'string', default: 'openai-compatible' },
    answers: { type: 'string', default: '1000' },
    questions: { type: 'string', default: '20' },
    characters: { type: 'string', default: '200' },
    latency: { type: 'string', default: '2000' },
    concurrency: { type: 'string', default: '16' },
  },
});
const answers = Number(values.answers);
const concurrency = Number(values.concurrency);
const latencyMs = Number(values.latency);
const isModel = values.marker !== 'built-in';

const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

const folder = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
const server = await startEmbeddedServer(folder);
const model = await startModelServer({ delayMs: latencyMs });
const pool = createPool(server.connectionString, { size: 2 });
const greenpen = await startGreenpen(
  readConfig({
    DATA_DIR: folder,
    DATABASE_URL: server.connectionString,
    RATE_LIMITS: 'off',
    MARKING_CONCURRENCY: values.concurrency,
    MARKER: values.marker,
    ...(isModel && { MARKER_MODEL: 'bench', MARKER_BASE_URL: model.url }),
  }),
);
try {
  const database = createDatabase(pool);
  const teacher = await buildTeacher(database);
  const quizCode = await insertAnsweredQuiz(database, teacher.id, {
    answers,
    questions: Number(values.questions),
    characters: Number(values.characters),
  });
  const cookie = await signIn(greenpen.address, teacher.email, FACTORY_PASSWORD);
  const client = createApiClient(greenpen.address, cookie);
  const memoryBefore = process.memoryUsage.rss();
  let maxMemory = memoryBefore;
  const sampling = setInterval(() => {
    maxMemory = Math.max(maxMemory, process.memoryUsage.rss());
  }, 100);
  const begun = performance.now();
  const { id: runId } = await client.marking.startRun({ quizCode, mode: 'all' });
  let ended;
  for await (const run of await client.marking.watchRun({ runId })) ended = run;
  const took = performance.now() - begun;
  clearInterval(sampling);

  say(`${answers} answers of ${values.characters} characters, ${values.marker}`);
  say(`ended ${ended?.state}: ${ended?.marked} marked, ${ended?.failed} failed`);
  say(`took ${seconds(took)}, ${(answers / (took / 1_000)).toFixed(0)} answers a second`);
  if (isModel) {
    const ideal = (answers * latencyMs) / concurrency;
    say(`${concurrency} calls in flight (at most ${model.maxInFlight()}), ${latencyMs} ms each`);
    say(`ideal ${seconds(ideal)}, ratio ${(took / ideal).toFixed(3)}`);
  }
  say(`memory ${megabytes(memoryBefore)} before, at most ${megabytes(maxMemory)}`);
} finally {
  await greenpen.stop();
  await pool.end();
  await model.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
