import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/database/client.ts';
import { submissions } from '../../server/database/schema/attempts.ts';
import { markEvents, markingRuns, markingUsage } from '../../server/database/schema/marking.ts';
import { createApiClient, signIn } from '../../server/testing/api-client.ts';
import { buildTeacher, FACTORY_PASSWORD } from '../../server/testing/factories.ts';
import { findFreePort, spawnGreenpen } from '../../server/testing/greenpen-process.ts';
import { startModelServer, type ModelServer } from '../../server/testing/markers/model-server.ts';
import { insertAnsweredQuiz } from './answered-quiz.ts';

interface Place {
  database: Database;
  connectionString: string;
  folder: string;
}

const WORKERS = ['worker-a', 'worker-b'];
const LATENCY_MS = 400;
const CONCURRENCY = 4;
/** How long a worker may mark before it is killed. */
const MIN_LIFE_MS = 500;
const MAX_LIFE_MS = 3_000;

/**
 * Starts a Greenpen whose calls to the model contain its name, so that it is clear which one marks.
 */
async function startWorker({ connectionString, folder }: Place, model: ModelServer, name: string) {
  const child = spawnGreenpen({
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, name),
    DATABASE_URL: connectionString,
    AUTH_SECRET: 'the same secret for all of the workers here',
    RATE_LIMITS: 'off',
    MARKER: 'openai-compatible',
    MARKER_MODEL: 'bench',
    MARKER_API_KEY: name,
    MARKER_BASE_URL: model.url,
    MARKING_CONCURRENCY: String(CONCURRENCY),
  });
  return { ...child, address: await child.ready };
}

/** Returns which process sends the next request to the model; undefined once the run has ended. */
async function nextMarking(
  model: ModelServer,
  isOver: () => Promise<boolean>,
): Promise<string | undefined> {
  const seen = model.requests.length;
  while (model.requests.length === seen) {
    if (await isOver()) return undefined;
    await sleep(50);
  }
  return model.requests.at(-1)?.headers.authorization?.replace('Bearer ', '');
}

/** Repeatedly kills the one of two processes that marks, and counts the marks of the run. */
export async function killDuringRun(
  place: Place,
  { kills, answers }: { kills: number; answers: number },
  say: (text: string) => void,
): Promise<void> {
  const { database } = place;
  const model = await startModelServer({ delayMs: LATENCY_MS });
  const workers = new Map(
    await Promise.all(
      WORKERS.map(async (name) => [name, await startWorker(place, model, name)] as const),
    ),
  );
  const teacher = await buildTeacher(database);
  const size = { answers, questions: 10, characters: 200 };
  const quizCode = await insertAnsweredQuiz(database, teacher.id, size);
  const { address = '' } = workers.get('worker-a') ?? {};
  const cookie = await signIn(address, teacher.email, FACTORY_PASSWORD);
  const client = createApiClient(address, cookie);
  const { id: runId } = await client.marking.startRun({ quizCode, mode: 'all' });
  const find = async () =>
    (await database.select().from(markingRuns).where(eq(markingRuns.id, runId)))[0];
  const isOver = async () => (await find())?.state !== 'active';

  const takeovers: number[] = [];
  for (let count = 0; count < kills && !(await isOver()); count += 1) {
    await nextMarking(model, isOver);
    await sleep(MIN_LIFE_MS + Math.random() * (MAX_LIFE_MS - MIN_LIFE_MS));
    const name = await nextMarking(model, isOver);
    const worker = workers.get(name ?? '');
    if (name === undefined || !worker) break;
    worker.kill('SIGKILL');
    await worker.ended;
    const killedAt = performance.now();
    const restarting = startWorker(place, model, name);
    if ((await nextMarking(model, isOver)) !== undefined) {
      takeovers.push((performance.now() - killedAt) / 1_000);
    }
    workers.set(name, await restarting);
  }
  while (!(await isOver())) await sleep(100);
  for (const worker of workers.values()) worker.kill('SIGTERM');
  await Promise.all([...workers.values()].map(({ ended }) => ended));
  await model.stop();

  const [marks] = await database
    .select({
      marked: sql<number>`count(mark_awarded)::int`,
      twice: sql<number>`count(*) filter (where mark_revision > 1)::int`,
    })
    .from(submissions)
    .where(eq(submissions.quizCode, quizCode));
  const [events] = await database
    .select({
      all: sql<number>`count(*)::int`,
      different: sql<number>`count(distinct (user_id, question_id))::int`,
    })
    .from(markEvents)
    .where(eq(markEvents.runId, runId));
  const [usage] = await database
    .select()
    .from(markingUsage)
    .where(eq(markingUsage.teacherId, teacher.id));
  const sorted = takeovers.toSorted((a, b) => a - b);
  const [min, middle, max] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  say(`${takeovers.length} times the worker that marked was killed (kill -9)`);
  say(`run ${(await find())?.state}; ${marks?.marked} of ${answers} marked, ${marks?.twice} twice`);
  say(`${events?.all} events, of ${events?.different} answers; ${usage?.responses} metered`);
  say(`${model.requests.length - answers} calls were in flight in vain`);
  say(
    `taken over after ${min?.toFixed(1)} to ${max?.toFixed(1)} s, half of them within ${middle?.toFixed(1)} s`,
  );
}
