import { setTimeout as sleep } from 'node:timers/promises';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { megabytesOf } from './load/processes.ts';
import { say, sayAim, sayMachine } from './load/report.ts';
import { runJob } from './load/run-job.ts';
import { buildSchool, savingLanes } from './load/school.ts';

/**
 * Measures what the whole product holds in memory, demo data included: at rest, while 50 students
 * save without a pause, and at rest again. Proportional set size; Linux only.
 *
 *     npm run bench -- memory
 */

const REST_SECONDS = 20;
const LOAD_SECONDS = 20;

const greenpen = await startMeasuredGreenpen({ DEMO_DATA: 'on' });

async function sayMemory(when: string): Promise<number> {
  const postgresql = await megabytesOf(greenpen.postmasterPid);
  const whole = await megabytesOf(greenpen.pid);
  const figures = [whole - postgresql, postgresql, whole];
  say(`${when.padEnd(34)}${figures.map((value) => value.toFixed(0).padStart(12)).join('')}`);
  return whole;
}

try {
  sayMachine();
  say(`${'MB'.padEnd(34)}${'app'.padStart(12)}${'PostgreSQL'.padStart(12)}${'all'.padStart(12)}`);
  await sleep(REST_SECONDS * 1_000);
  const atRest = await sayMemory(`at rest, ${REST_SECONDS} s after the start`);
  await buildSchool(greenpen.database, { students: 50, quizzes: 20, hasAttempts: true });
  const job = runJob({
    port: greenpen.port,
    lanes: savingLanes(greenpen.secret, 50),
    seconds: LOAD_SECONDS,
    firstRevision: 10,
    beginsAt: null,
  });
  await sleep((LOAD_SECONDS * 1_000 * 3) / 4);
  await sayMemory('50 students save without a pause');
  await job;
  await sleep(REST_SECONDS * 1_000);
  await sayMemory(`${REST_SECONDS} s later`);
  sayAim('MB at rest', atRest, { max: 300 });
} finally {
  await greenpen.stop();
}
