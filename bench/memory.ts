import { setTimeout as sleep } from 'node:timers/promises';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { memoryByKind, memoryOf, type Memory } from './load/processes.ts';
import { say, sayAim, sayMachine } from './load/report.ts';
import { runJob } from './load/run-job.ts';
import { buildSchool, savingLanes } from './load/school.ts';

/**
 * Measures the memory of the whole product, including the demo data: at rest, while 50 students
 * save without a pause, and at rest again. Proportional set size; Linux only.
 *
 *     npm run bench -- memory
 */

/** Longer than the marker's threads stay alive without work (server/threads). */
const REST_SECONDS = 60;
const LOAD_SECONDS = 20;

const METRICS_TOKEN = 'of the measurement, nobody else';

const greenpen = await startMeasuredGreenpen({ DEMO_DATA: 'on', METRICS_TOKEN });

const sayFigures = (name: string, figures: (number | string)[]) =>
  say(
    `${name.padEnd(42)}${figures.map((figure) => (typeof figure === 'number' ? figure.toFixed(1) : figure).padStart(11)).join('')}`,
  );

/** Prints the memory by process, and what Node's part consists of; returns the total. */
async function sayMemory(when: string): Promise<number> {
  const [whole, postgresql] = [
    await memoryOf(greenpen.pid),
    await memoryOf(greenpen.postmasterPid),
  ];
  const kinds = await memoryByKind(greenpen.pid);
  const heap = await readHeap();
  say(
    `\n${when}: ${whole.whole.toFixed(0)} MB, of which PostgreSQL ${postgresql.whole.toFixed(0)}`,
  );
  sayFigures('MB', ['all', 'own', 'files', 'shared']);
  const sayProcess = (name: string, { whole: all, own, files, shared }: Memory) =>
    sayFigures(name, [all, own, files, shared]);
  for (const { kind, count, memory } of kinds) {
    sayProcess(`  ${count > 1 ? `${count} × ` : ''}${kind.slice(0, 36)}`, memory);
  }
  sayFigures('Of Node’s own', ['held', 'in use']);
  for (const { space, total, used } of heap.spaces) sayFigures(`  V8: ${space}`, [total, used]);
  const spaces = heap.spaces.reduce((sum, { total }) => sum + total, 0);
  sayFigures('  outside V8’s heap', [whole.own - postgresql.own - spaces, heap.external]);
  return whole.whole;
}

interface Heap {
  spaces: { space: string; total: number; used: number }[];
  /** Buffers, compiled TypeScript and other memory outside the heap. */
  external: number;
}

/** Reads Node's own figures, in megabytes; leaves out spaces of less than one. */
async function readHeap(): Promise<Heap> {
  const response = await fetch(`http://127.0.0.1:${greenpen.port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const metrics = await response.text();
  const megabytes = (name: string) => {
    const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1) ?? 0) / 2 ** 20;
  };
  const spaces = metrics.matchAll(/^nodejs_heap_space_size_total_bytes\{space="(\w+)"\} /gm);
  return {
    spaces: [...spaces]
      .map(([, space = '']) => ({
        space,
        total: megabytes(`nodejs_heap_space_size_total_bytes{space="${space}"}`),
        used: megabytes(`nodejs_heap_space_size_used_bytes{space="${space}"}`),
      }))
      .filter(({ total }) => total >= 1),
    external: megabytes('nodejs_external_memory_bytes'),
  };
}

try {
  sayMachine();
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
  const saving = await sayMemory('50 students save without a pause');
  await job;
  await sleep(REST_SECONDS * 1_000);
  await sayMemory(`${REST_SECONDS} s later`);
  sayAim('MB at rest', atRest, { max: 220 });
  sayAim('MB under saves', saving, { max: 260 });
} finally {
  await greenpen.stop();
}
