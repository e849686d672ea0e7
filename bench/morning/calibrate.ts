import { setTimeout as sleep } from 'node:timers/promises';
import type { Lane } from '../load/generator.ts';
import { measureGreenpen } from '../load/measure-greenpen.ts';
import type { MeasuredGreenpen } from '../load/measured-greenpen.ts';
import { cookieOf, numbers, quizCode } from '../load/school.ts';
import { requestOf } from './real.ts';
import { collectionsBetween, readCollections, type Collections } from './collections.ts';
import type { ClusterPlan } from './cluster.ts';
import type { Call, CallCost } from './service-times.ts';
import { measureRested, RESTS, wakingOf } from './waking.ts';

/** The costs of calls on this machine, with whatever else it does at the time. */
export interface Calibration {
  costs: Record<Call, CallCost>;
  /**
   * Milliseconds that a single save waits for anything but the processor: the disk, and scheduling.
   */
  flushTimes: number[];
  /** Null if Node did not collect garbage during the measurement. */
  collections: Collections | null;
  /** Milliseconds of processor time for each call in the load generator. */
  loadCost: number;
  /** The additional cost of a call after a rest, by the length of the rest. */
  waking: NonNullable<ClusterPlan['waking']>;
  /** Processor seconds per second that an idle Greenpen uses. */
  idle: { app: number; postgresql: number };
}

/** Students used for the calibration; they are not among those measured later. */
const PEOPLE = 50;
/** With this many who write without a pause, half share each of the two statements in progress. */
const SHARING = PEOPLE / 2;
const SECONDS = 5;
const QUIZZES = 12;
const FIRST_QUIZ = 2;
const QUIET_LOOKS = 24;
const QUIET_CORES = 0.01;

/** Measures the cost of each call alone and among others, with these students' accounts. */
export async function calibrate(greenpen: MeasuredGreenpen, first: number): Promise<Calibration> {
  const people = numbers(PEOPLE).map((number) => first + number);
  const lane = (student: number, call: Call, quizzes: number[]): Lane => {
    const codes = quizzes.map((quiz) => quizCode(quiz));
    const requests = codes.map((code) => requestOf(student, call, greenpen.secret, code));
    return {
      cookie: cookieOf(greenpen.secret, student),
      method: requests[0]?.method as Lane['method'],
      paths: requests.map(({ path }) => path),
      body: requests[0]?.body.replace(/"revision":\d+,"isSaved"/, '"revision":0,"isSaved"') ?? '',
    };
  };
  const measure = async (call: Call, who: number[], quizzes: number[], seconds: number | null) => {
    const lanes = who.map((student) => lane(student, call, quizzes));
    const job = { lanes, seconds, firstRevision: nextRevision(), beginsAt: null };
    const row = await measureGreenpen(greenpen, call, job);
    if (row.times.length === 0) throw new Error(`${call}: ${JSON.stringify(row.failures)}`);
    const each = (spent: number) => (Math.max(0, spent) * 1_000) / row.times.length;
    return {
      node: each(row.appSeconds - idle.app * row.seconds),
      postgresql: each(row.postgresqlSeconds - idle.postgresql * row.seconds),
      load: each(row.cpuSeconds),
      middle: row.times[row.times.length >> 1] ?? 0,
      times: row.times,
      appSeconds: row.appSeconds,
    };
  };
  const quizzes = numbers(QUIZZES).map((number) => number + FIRST_QUIZ);
  const idle = await measureIdle(greenpen);
  const [one = 0] = people;

  await measure('open', people, [1, FIRST_QUIZ], null);
  for (const call of ['draft', 'check-in'] as const) await measure(call, people, [1], SECONDS);
  const open = await measure('open', people, quizzes, null);
  const alone = await measure('draft', [one], [1], SECONDS);
  const before = await readCollections(greenpen);
  const together = await measure('draft', people, [1], SECONDS);
  const after = await readCollections(greenpen);
  const collections = collectionsBetween(before, after, together.appSeconds);
  const rested = [];
  for (const rest of RESTS)
    rested.push({ rest, ...(await measureRested(greenpen, one, rest, idle)) });
  const aloneIn = await measure('check-in', [one], [1], SECONDS);
  const togetherIn = await measure('check-in', people, [1], SECONDS);
  const finish = await measure('finish', people, quizzes, null);
  await untilQuiet(greenpen, idle.app);
  // A call's cost in Node includes its share of garbage collection, which the simulation models as
  // pauses.
  const working = collections ? 1 - Math.min(0.5, collections.pause / collections.every) : 1;
  const whole = ({ node, postgresql }: typeof open) => ({
    node: node * working,
    nodeStatement: 0,
    statement: postgresql,
    row: 0,
  });
  return {
    costs: {
      open: whole(open),
      finish: whole(finish),
      draft: split(alone, together, working),
      'check-in': split(aloneIn, togetherIn, working),
    },
    flushTimes: alone.times.map((time) =>
      Math.max(0.05, time - alone.node - alone.postgresql - alone.load),
    ),
    collections,
    loadCost: together.load,
    waking: wakingOf(alone, rested),
    idle,
  };
}

let revisions = 10;
const nextRevision = () => (revisions += 50_000);

interface Cost {
  node: number;
  postgresql: number;
}

const ofStatement = (one: number, shared: number) =>
  Math.max(0, (one - shared) / (1 - 1 / SHARING));

/** Splits the cost of a call: alone it pays for a whole statement; one among many for its share. */
function split(alone: Cost, together: Cost, working: number): CallCost {
  const statement = ofStatement(alone.postgresql, together.postgresql);
  const nodeStatement = ofStatement(alone.node, together.node);
  return {
    statement,
    nodeStatement,
    row: Math.max(0, alone.postgresql - statement),
    node: Math.max(0, alone.node - nodeStatement) * working,
  };
}

/** Waits until the handed-in answers were scanned, which must not affect the next measurement. */
async function untilQuiet(greenpen: MeasuredGreenpen, idle: number): Promise<void> {
  for (let looks = 0; looks < QUIET_LOOKS; looks += 1) {
    const { app } = await measureIdle(greenpen);
    if (app <= idle * 1.5 + QUIET_CORES) return;
  }
}

async function measureIdle(greenpen: MeasuredGreenpen) {
  const before = await greenpen.cpuSeconds();
  await sleep(SECONDS * 1_000);
  const after = await greenpen.cpuSeconds();
  return {
    app: (after.app - before.app) / SECONDS,
    postgresql: (after.postgresql - before.postgresql) / SECONDS,
  };
}
