import { parseArgs } from 'node:util';
import { measureGreenpen } from './load/measure-greenpen.ts';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { cpuSecondsOf } from './load/processes.ts';
import {
  medianOf,
  perSecond,
  say,
  sayAim,
  sayHead,
  sayMachine,
  sayRatio,
  sayRow,
  type Row,
} from './load/report.ts';
import { runDirectUpserts, runJob, startBareFastify } from './load/run-job.ts';
import { buildSchool, savingLanes } from './load/school.ts';

/**
 * Measures saving an answer through the whole path, against the same statement sent straight to the
 * same PostgreSQL by the same driver, and through a bare Fastify. They take turns, so that other
 * load on the machine affects all of them; the round of median speed counts. Linux only.
 *
 *     npm run bench -- save --seconds 5 --rounds 3
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const WARM_UP_SECONDS = 3;
/** More than can be saved in one round. */
const REVISIONS_PER_ROUND = 1_000_000;

const greenpen = await startMeasuredGreenpen();
const bare = await startBareFastify(greenpen.connectionString);
let firstRevision = 10;
const nextRevision = () => (firstRevision += REVISIONS_PER_ROUND);

const jobOf = (students: number, duration = seconds) => ({
  lanes: savingLanes(greenpen.secret, students),
  seconds: duration,
  firstRevision: nextRevision(),
  beginsAt: null,
});

async function measureBare(students: number): Promise<Row> {
  const [app, database] = [await cpuSecondsOf(bare.pid), await greenpen.cpuSeconds()];
  const measured = await runJob({ ...jobOf(students), port: bare.port });
  const [appAfter, databaseAfter] = [await cpuSecondsOf(bare.pid), await greenpen.cpuSeconds()];
  return {
    ...measured,
    name: 'bare Fastify',
    appSeconds: appAfter - app,
    postgresqlSeconds: databaseAfter.postgresql - database.postgresql,
  };
}

async function measureDirect(students: number): Promise<Row> {
  const { connectionString } = greenpen;
  const before = await greenpen.cpuSeconds();
  const job = { connectionString, students, seconds, firstRevision: nextRevision() };
  const measured = await runDirectUpserts(job);
  const after = await greenpen.cpuSeconds();
  const postgresqlSeconds = after.postgresql - before.postgresql;
  return { ...measured, name: 'straight to PostgreSQL', appSeconds: 0, postgresqlSeconds };
}

try {
  sayMachine();
  await buildSchool(greenpen.database, { students: 50, quizzes: 20, hasAttempts: true });
  await runJob({ ...jobOf(50, WARM_UP_SECONDS), port: greenpen.port });
  await runJob({ ...jobOf(50, WARM_UP_SECONDS), port: bare.port });
  for (const students of [20, 50]) {
    const [direct, fastify, whole]: [Row[], Row[], Row[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      direct.push(await measureDirect(students));
      fastify.push(await measureBare(students));
      whole.push(await measureGreenpen(greenpen, 'Greenpen', jobOf(students)));
    }
    say(`\n${students} students save without a pause, ${rounds} rounds of ${seconds} s`);
    sayHead();
    const saved = medianOf(whole);
    for (const row of [medianOf(direct), medianOf(fastify), saved]) sayRow(row);
    sayRatio(saved, medianOf(direct));
    sayRatio(saved, medianOf(fastify));
    if (students === 50) {
      sayAim('saves per second', perSecond(saved), { min: 3_000 });
      sayAim('99 of 100 within, ms', saved.times[Math.floor(saved.times.length * 0.99)] ?? 0, {
        max: 40,
      });
      const share = (100 * perSecond(saved)) / perSecond(medianOf(fastify));
      sayAim('% of bare Fastify', share, { min: 60 });
    }
  }
} finally {
  await bare.stop();
  await greenpen.stop();
}
