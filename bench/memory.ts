import { setTimeout as sleep } from 'node:timers/promises';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { megabytesByKind, megabytesOf } from './load/processes.ts';
import { say, sayAim, sayMachine } from './load/report.ts';
import { runJob } from './load/run-job.ts';
import { buildSchool, savingLanes } from './load/school.ts';

/**
 * Measures what the whole product holds in memory, demo data included: at rest, while 50 students
 * save without a pause, and at rest again. Proportional set size; Linux only.
 *
 *     npm run bench -- memory
 */

/** Longer than threads of the marker stay awake without work (server/threads). */
const REST_SECONDS = 60;
const LOAD_SECONDS = 20;

const METRICS_TOKEN = 'of the measurement, nobody else';

const greenpen = await startMeasuredGreenpen({ DEMO_DATA: 'on', METRICS_TOKEN });

async function sayMemory(when: string): Promise<number> {
  const postgresql = await megabytesOf(greenpen.postmasterPid);
  const whole = await megabytesOf(greenpen.pid);
  const figures = [whole - postgresql, postgresql, whole];
  say(`${when.padEnd(34)}${figures.map((value) => value.toFixed(0).padStart(12)).join('')}`);
  return whole;
}

/** What each process holds, and what Node's heap is made of. */
async function sayParts(): Promise<void> {
  for (const [kind, sizes] of await megabytesByKind(greenpen.pid)) {
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    say(
      `  ${kind.slice(0, 50).padEnd(52)}${sizes.length} × ${(whole / sizes.length).toFixed(1)} MB`,
    );
  }
  const response = await fetch(`http://127.0.0.1:${greenpen.port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const metrics = await response.text();
  for (const [, name = '', space = '', bytes = ''] of metrics.matchAll(
    /^(nodejs_heap_space_size_total_bytes|nodejs_external_memory_bytes)(?:\{.*space="(\w+)".*\})? (\d+)/gm,
  )) {
    const megabytes = Number(bytes) / 2 ** 20;
    if (megabytes >= 1) say(`  Node: ${(space || name).padEnd(46)}${megabytes.toFixed(1)} MB`);
  }
}

try {
  sayMachine();
  say(`${'MB'.padEnd(34)}${'app'.padStart(12)}${'PostgreSQL'.padStart(12)}${'all'.padStart(12)}`);
  await sleep(REST_SECONDS * 1_000);
  const atRest = await sayMemory(`at rest, ${REST_SECONDS} s after the start`);
  await sayParts();
  await buildSchool(greenpen.database, { students: 50, quizzes: 20, hasAttempts: true });
  const job = runJob({
    port: greenpen.port,
    lanes: savingLanes(greenpen.secret, 50),
    seconds: LOAD_SECONDS,
    firstRevision: 10,
    beginsAt: null,
  });
  await sleep((LOAD_SECONDS * 1_000 * 3) / 4);
  const saving = await sayMemory('50 students save without a pause');
  await job;
  await sleep(REST_SECONDS * 1_000);
  await sayMemory(`${REST_SECONDS} s later`);
  sayAim('MB at rest', atRest, { max: 220 });
  sayAim('MB under saves', saving, { max: 260 });
} finally {
  await greenpen.stop();
}
