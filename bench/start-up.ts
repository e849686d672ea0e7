import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../server/testing/greenpen-process.ts';
import { say, sayMachine } from './load/report.ts';

/**
 * Measures `npm start` until the first response: with an empty data folder, which creates a
 * database and fills it with the demo school, and again with the same folder. Builds the web app
 * first, if it has changed. Medians.
 *
 *     npm run bench -- start
 */

const ROUNDS = 3;
const POLL_MS = 20;

/** Starts the app; returns the seconds until `/ready` answers. */
async function start(dataDir: string): Promise<number> {
  const port = await findFreePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    npm_config_loglevel: 'error',
  };
  const from = performance.now();
  const child = spawn('npm', ['start'], { env, stdio: 'ignore', detached: true });
  const ended = new Promise((settle) => child.once('close', settle));
  try {
    while (child.exitCode === null) {
      const answer = await fetch(`http://localhost:${port}/ready`).catch(() => undefined);
      if (answer?.ok) return (performance.now() - from) / 1_000;
      await sleep(POLL_MS);
    }
    throw new Error('npm start ended before it answered.');
  } finally {
    // A signal to npm alone would leave its child processes running.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

sayMachine();
const [first, again]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round += 1) {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
  first.push(await start(dataDir));
  again.push(await start(dataDir));
  await rm(dataDir, { recursive: true, force: true });
}
say(`npm start to the first answer, median of ${ROUNDS}`);
say(`  on an empty folder, with the demo school  ${median(first).toFixed(1)} s`);
say(`  on a folder that was in use before        ${median(again).toFixed(1)} s`);
