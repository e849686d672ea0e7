import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMeasuredGreenpen, type MeasuredGreenpen } from './load/measured-greenpen.ts';
import { say, sayMachine } from './load/report.ts';
import { buildSchool } from './load/school.ts';
import { calibrate, type Calibration } from './morning/calibrate.ts';
import { METRICS_TOKEN } from './morning/collections.ts';
import { plan } from './morning/cluster.ts';
import { seededRandom } from './random.ts';
import { RealCluster, realTime } from './morning/real.ts';
import type { Call } from './morning/service-times.ts';
import { createWorld, type Morning, simulate } from './morning/simulate.ts';
import { habits, Student } from './morning/student.ts';
import { RESTS } from './morning/waking.ts';

/**
 * Compares the simulation with a measurement: the same students, simulated and against a real
 * Greenpen on this machine, whose service times are measured in the same run. Linux only.
 *
 *     npm run bench -- morning-measured --students 50,300,2000,5000 --record
 */

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '50,300,2000,5000' },
    minutes: { type: 'string', default: '1' },
    opening: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** Writes the figures to docs/simulation.json, from which the plots are drawn. */
    record: { type: 'boolean', default: false },
  },
});
const calls: Call[] = ['open', 'draft', 'check-in', 'finish'];
const QUIZZES = 14;
const CALIBRATING = 50;
/** The aim: a prediction within a quarter of the measurement. */
const CLOSE = 0.25;
const SETTLE_MS = 20_000;

interface Comparison {
  students: number;
  load: number;
  rows: { what: string; measured: number; predicted: number }[];
}

function morningOf(students: number, calibration: Calibration): Morning {
  const { costs, flushTimes, collections, loadCost, waking } = calibration;
  const cores = availableParallelism();
  return {
    students,
    habits,
    openingSeconds: Number(values.opening),
    minutes: Number(values.minutes),
    outageSeconds: 0,
    seed: Number(values.seed),
    cluster: {
      ...plan,
      costs,
      flushTimes,
      collections,
      webProcesses: 1,
      databaseCores: cores,
      network: 0,
      sharedCores: cores,
      loadCost,
      waking,
    },
  };
}

/** Runs the simulation's students against the quiz of a real Greenpen. */
async function measure(greenpen: MeasuredGreenpen, morning: Morning) {
  const random = seededRandom(morning.seed);
  const world = createWorld(realTime, random, morning);
  const cluster = new RealCluster(greenpen);
  const opening = morning.openingSeconds * 1_000;
  const length = morning.minutes * 60_000;
  const students = Array.from({ length: morning.students }, (_, index) => {
    const student = new Student(world, cluster.of(index + 1));
    const begin = random.between(0, opening);
    realTime.after(begin, () => student.open());
    realTime.after(begin + length, () => student.handIn());
    return student;
  });
  const before = await greenpen.cpuSeconds();
  const from = performance.now();
  await sleep(opening + length);
  const seconds = (performance.now() - from) / 1_000;
  const after = await greenpen.cpuSeconds();
  const end = performance.now() + SETTLE_MS;
  while (students.some(({ isDone }) => !isDone) && performance.now() < end) await sleep(100);
  cluster.close();
  return {
    waits: world.waits,
    failures: cluster.failures,
    notHandedIn: students.filter(({ isDone }) => !isDone).length,
    app: (after.app - before.app) / seconds,
    postgresql: (after.postgresql - before.postgresql) / seconds,
  };
}

async function compare(students: number): Promise<Comparison> {
  const greenpen = await startMeasuredGreenpen({ METRICS_TOKEN });
  try {
    await buildSchool(greenpen.database, {
      students: students + CALIBRATING,
      quizzes: QUIZZES,
      hasAttempts: false,
    });
    const calibration = await calibrate(greenpen, students);
    const morning = morningOf(students, calibration);
    const simulated = simulate(morning);
    const measured = await measure(greenpen, morning);
    const { idle } = calibration;
    const { utilisation } = simulated;
    const rows = [
      {
        what: 'processor, Node (cores)',
        measured: measured.app,
        predicted: utilisation.web + idle.app,
      },
      {
        what: 'processor, PostgreSQL (cores)',
        measured: measured.postgresql,
        predicted: utilisation.database * morning.cluster.databaseCores + idle.postgresql,
      },
      ...calls.flatMap((call) => [
        {
          what: `${call}: calls`,
          measured: measured.waits[call].count,
          predicted: simulated.waits[call].count,
        },
        ...[0.5, 0.99].map((share) => ({
          what: `${call}: p${share * 100} (ms)`,
          measured: measured.waits[call].percentile(share),
          predicted: simulated.waits[call].percentile(share),
        })),
      ]),
    ];
    sayComparison(students, calibration, rows);
    for (const [what, count] of measured.failures) say(`  ${count} × ${what}`);
    if (measured.notHandedIn > 0) say(`  ${measured.notHandedIn} did not hand in`);
    return { students, load: loadavg()[0] ?? 0, rows };
  } finally {
    await greenpen.stop();
  }
}

function sayComparison(
  students: number,
  { costs, flushTimes, collections, waking }: Calibration,
  rows: Comparison['rows'],
): void {
  const [middle = 0, tail = 0] = [0.5, 0.99].map(
    (share) =>
      flushTimes.toSorted((one, other) => one - other)[Math.floor(share * flushTimes.length)],
  );
  say(
    `\n${students} students; load ${loadavg()[0]?.toFixed(1)}; a lone save waits ${middle.toFixed(1)} ms, ` +
      `one in a hundred ${tail.toFixed(1)} ms`,
  );
  if (collections) {
    const { every, pause } = collections;
    say(`  Node collects for ${pause.toFixed(1)} ms after ${every.toFixed(0)} ms of work`);
  }
  for (const call of calls) {
    const each = Object.entries(costs[call]).map(([part, ms]) => `${part} ${ms.toFixed(3)}`);
    say(`  ${call.padEnd(10)}${each.join(', ')} ms`);
  }
  const more = (rest: number) =>
    (['node', 'postgresql', 'wait'] as const)
      .map((part) => `${part} ${waking[part](rest).toFixed(3)}`)
      .join(', ');
  for (const rest of RESTS) say(`  after ${rest} ms of rest, more: ${more(rest)} ms`);
  say(`${''.padEnd(34)}measured predicted       off`);
  for (const { what, measured, predicted } of rows) {
    const off = predicted / measured - 1;
    const percent = `${off > 0 ? '+' : ''}${(off * 100).toFixed(0)} %`;
    const mark = Math.abs(off) <= CLOSE ? '' : '  beyond 25 %';
    const [one, other] = [measured, predicted].map((value) => value.toFixed(2).padStart(9));
    say(`${what.padEnd(33)}${one} ${other} ${percent.padStart(9)}${mark}`);
  }
}

sayMachine();
const comparisons: Comparison[] = [];
for (const students of values.students.split(','))
  comparisons.push(await compare(Number(students)));
const all = comparisons.flatMap(({ rows }) => rows);
const close = all.filter(({ measured, predicted }) => Math.abs(predicted / measured - 1) <= CLOSE);
say(`\n${close.length} of ${all.length} figures within 25 %`);
if (values.record) {
  const file = new URL('../docs/simulation.json', import.meta.url);
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as object;
  await writeFile(file, `${JSON.stringify({ ...before, comparisons }, null, 1)}\n`);
}
