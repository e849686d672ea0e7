import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, createPool } from '../../server/database/client.ts';
import { createApiClient, signIn } from '../../server/testing/api-client.ts';
import { buildTeacher, FACTORY_PASSWORD } from '../../server/testing/factories.ts';
import { compare, type Outcome } from '../faults/compare.ts';
import { openSchool, untilStored } from '../faults/school-under-fault.ts';
import { startWriters } from '../faults/writers.ts';
import { insertAnsweredQuiz } from '../marking-runs/answered-quiz.ts';
import { countMarks, describeMarks } from './count-marks.ts';
import { emptySchool } from './empty-school.ts';
import { SET_BACK, setBack } from './set-back.ts';
import {
  ADDRESS,
  databaseUrl,
  findEtcdLeader,
  findPrimary,
  isWhole,
  readSecret,
  startTrial,
  trial,
} from './trial.ts';

const STUDENTS = 300;
/** A sentence every few seconds: what a class sends, not what a machine can. */
const PAUSE_MS = 3_000;
const ANSWERS_PER_ROUND = 400;
const DEAD_MS = 5_000;
const RESTART_MS = 1_000;
const CUT_MS = 15_000;
const FULL_MS = 10_000;
const WHOLE_POLL_MS = 1_000;
const WHOLE_POLLS = 12;
const CLICKS = 5;

/** Does the harm; returns what mends it, as systemd or a technician would. */
type Harm = (round: number) => Promise<() => Promise<unknown>>;

async function killed(host: string, program: string) {
  await trial('kill', host, program);
  return async () => {
    await sleep(DEAD_MS);
    await trial('start', host, program);
  };
}

const harms: Record<string, Harm> = {
  'the primary killed': async () => killed(await findPrimary(), 'patroni'),
  "etcd's leader killed": async () => killed(await findEtcdLeader(), 'etcd'),
  'a web node killed': (round) => killed(`app${1 + (round % 2)}`, 'web'),
  'a worker killed': (round) => killed(`app${1 + (round % 2)}`, 'worker'),
  // The only way in, so nothing is saved before systemd has started it again.
  'HAProxy killed': async () => {
    await trial('kill', 'edge', 'haproxy-web');
    await sleep(RESTART_MS);
    await trial('start', 'edge', 'haproxy-web');
    return async () => undefined;
  },
  "a node's HAProxy before the database killed": (round) =>
    killed(`app${1 + (round % 2)}`, 'haproxy-database'),
  'the disk of the primary full': async () => {
    const primary = await findPrimary();
    await trial('fill', primary);
    await sleep(FULL_MS);
    await trial('free', primary);
    // It keeps its files on the same disk, and ends when it cannot write.
    return async () => {
      await trial('kill', primary, 'etcd');
      await trial('start', primary, 'etcd');
    };
  },
  'one node after the other updated': async () => {
    for (const host of ['app1', 'app2']) await trial('update', host);
    return async () => undefined;
  },
  'the primary cut off the network': async () => {
    const primary = await findPrimary();
    await trial('cut', primary);
    return async () => {
      await sleep(CUT_MS);
      await trial('join', primary);
    };
  },
};

/** The cluster of deploy/cluster on this machine, harmed while a year group writes and a run marks. */
export async function* heal(rounds: number, only = ''): AsyncGenerator<Outcome> {
  const isMeant = (fault: string) => only.split(',').some((part) => fault.includes(part));
  await startTrial();
  try {
    for (const [fault, harm] of Object.entries(harms)) {
      if (isMeant(fault)) yield await harmInRounds(fault, harm, rounds);
    }
    if (isMeant(SET_BACK)) yield await setBack(rounds);
  } finally {
    await trial('down');
  }
}

async function harmInRounds(fault: string, harm: Harm, rounds: number): Promise<Outcome> {
  await emptySchool();
  const secret = await readSecret();
  const school = await openSchool(databaseUrl(await findPrimary(), 'greenpen'), STUDENTS);
  const teacher = await buildTeacher(school.database);
  const size = { answers: ANSWERS_PER_ROUND * rounds, questions: 10, characters: 200 };
  const quizCode = await insertAnsweredQuiz(school.database, teacher.id, size);
  await school.close();
  const writers = startWriters({
    address: () => ADDRESS,
    secret,
    students: STUDENTS,
    pauseMs: PAUSE_MS,
  });
  const run = await startRun(teacher.email, quizCode);

  for (let round = 0; round < rounds; round += 1) {
    const mend = await harm(round);
    await untilStored(writers.told);
    await mend();
    await untilWhole();
    await untilStored(writers.told);
  }
  await writers.stop();
  const pool = createPool(databaseUrl(await findPrimary(), 'greenpen'), { size: 1 });
  const database = createDatabase(pool);
  const outcome = await compare(database, writers.told);
  const marks = await countMarks(database, quizCode, run.id);
  await pool.end();
  return {
    fault,
    rounds,
    note: describeMarks(marks),
    ...outcome,
    wrong: outcome.wrong + marks.twice,
  };
}

/** As a teacher does it: on an overloaded machine HAProxy may cut even this off, and they click again. */
async function startRun(email: string, quizCode: string): Promise<{ id: string }> {
  for (let failures = 0; ; failures += 1) {
    try {
      const cookie = await signIn(ADDRESS, email, FACTORY_PASSWORD);
      return await createApiClient(ADDRESS, cookie).marking.startRun({ quizCode, mode: 'all' });
    } catch (error) {
      if (failures === CLICKS) throw error;
      await sleep(WHOLE_POLL_MS);
    }
  }
}

/** What the members say of themselves is as old as their lease, so it must hold for longer. */
async function untilWhole(): Promise<void> {
  for (let polls = 0; polls < WHOLE_POLLS; polls += 1) {
    if (!(await isWhole())) polls = 0;
    await sleep(WHOLE_POLL_MS);
  }
}
