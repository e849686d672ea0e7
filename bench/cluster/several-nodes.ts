import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient, signIn } from '../../server/testing/api-client.ts';
import { buildTeacher, FACTORY_PASSWORD } from '../../server/testing/factories.ts';
import { findFreePort } from '../../server/testing/greenpen-process.ts';
import { startModelServer } from '../../server/testing/markers/model-server.ts';
import { compare, type Outcome } from '../faults/compare.ts';
import { openSchool, SECRET, spread, untilStored } from '../faults/school-under-fault.ts';
import { startWriters } from '../faults/writers.ts';
import { insertAnsweredQuiz } from '../marking-runs/answered-quiz.ts';
import { countMarks, describeMarks } from './count-marks.ts';
import { startNode, type ClusterNode } from './node.ts';
import { startProxy } from './proxy.ts';
import { watchProgress } from './watch-progress.ts';

const STUDENTS = 40;
const MODEL_LATENCY_MS = 500;
const ANSWERS_PER_ROUND = 60;
const CALM_MS = 1_500;
const DEAD_MS = 2_000;

interface Place {
  /** What the nodes connect to. */
  connectionString: string;
  /** Where the comparison reads, bypassing any proxy. */
  directConnectionString: string;
  folder: string;
  /** Additional settings of every node. */
  settings?: Record<string, string>;
}

/**
 * Runs two web nodes behind nginx and two workers on one database. In every round a web node and
 * the worker that marks are killed, while students write and a teacher watches a marking run.
 */
export async function killNodes(fault: string, rounds: number, place: Place): Promise<Outcome> {
  const school = await openSchool(place.directConnectionString, STUDENTS);
  const teacher = await buildTeacher(school.database);
  const size = { answers: ANSWERS_PER_ROUND * rounds, questions: 10, characters: 200 };
  const quizCode = await insertAnsweredQuiz(school.database, teacher.id, size);
  const model = await startModelServer({ delayMs: MODEL_LATENCY_MS });
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const start = (name: string, role: 'web' | 'worker') =>
    startNode(
      name,
      {
        PROCESS_ROLE: role,
        DATABASE_URL: place.connectionString,
        PUBLIC_URL: address,
        AUTH_SECRET: SECRET,
        MARKER: 'openai-compatible',
        MARKER_MODEL: 'bench',
        MARKER_API_KEY: name,
        MARKER_BASE_URL: model.url,
        ...place.settings,
      },
      place.folder,
    );
  // An empty database needs one node first; the others may start all at once.
  const one = await start('web-1', 'web');
  const [two, three, four] = await Promise.all([
    start('web-2', 'web'),
    start('worker-1', 'worker'),
    start('worker-2', 'worker'),
  ]);
  const nodes = [one, two, three, four];
  const proxy = await startProxy(port, [one.port, two.port], place.folder);

  const writers = startWriters({ address: () => address, secret: SECRET, students: STUDENTS });
  const cookie = await signIn(address, teacher.email, FACTORY_PASSWORD);
  const client = createApiClient(address, cookie);
  const { id: runId } = await client.marking.startRun({ quizCode, mode: 'all' });
  const watching = watchProgress(address, runId, cookie);

  const markerNow = () =>
    model.requests.at(-1)?.headers.authorization?.replace('Bearer ', '') ?? 'worker-1';
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(CALM_MS);
    const dead = nodes.filter(
      ({ name }) => name === `web-${1 + (round % 2)}` || name === markerNow(),
    );
    await Promise.all(dead.map((node) => node.kill()));
    waits.push(await untilStored(writers.told));
    await sleep(DEAD_MS);
    await Promise.all(dead.map((node) => node.start()));
  }
  const seen = await watching;
  await writers.stop();
  const outcome = await compare(school.database, writers.told);
  const marks = await countMarks(school.database, quizCode, runId);
  const codes = await Promise.all(nodes.map((node: ClusterNode) => node.stop()));
  proxy.kill('SIGQUIT');
  await proxy.ended;
  await model.stop();
  await school.close();
  const note =
    `stored again after ${spread(waits)}; ${describeMarks(marks)}; ` +
    `${seen.events} events of progress, the first after ${seen.firstAfter.toFixed(0)} ms, ` +
    `longest silence ${(seen.longestSilence / 1_000).toFixed(1)} s, ` +
    `stream reopened ${seen.reopened} times; exit codes ${codes.join(' ')}`;
  const wrong = outcome.wrong + marks.twice + marks.answers - marks.marked;
  return { fault, rounds, note, ...outcome, wrong };
}
