import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, createPool } from '../../server/database/client.ts';
import { findRunningServer } from '../../server/database/embedded/embedded-server.ts';
import { findFreePort } from '../../server/testing/greenpen-process.ts';
import { compare, type Outcome } from './compare.ts';
import { openSchool, SECRET, spread, startApp, untilStored } from './school-under-fault.ts';
import { startWriters, type Told } from './writers.ts';

const STUDENTS = 30;
/** Long answers, which fill the rest of the disk faster. */
const CHARACTERS = 1_800;
const DISK_MEGABYTES = 320;
const FULL_WITHIN_MS = 60_000;
const STAYS_FULL_MS = 2_000;
/** How long a supervisor waits for a Greenpen that is not ready before it restarts it. */
const PATIENCE_SECONDS = 5;
const BLOCK = Buffer.alloc(256 * 1_024, 'x');

/**
 * Fills the disk under a Greenpen with its own PostgreSQL while students write, and frees it again.
 * The disk is a small tmpfs, so this requires root on Linux.
 */
export async function fillDisk(rounds: number, folder: string): Promise<Outcome> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', folder]);
  try {
    return await fillMounted(rounds, folder);
  } finally {
    execFileSync('umount', ['--lazy', folder]);
  }
}

async function fillMounted(rounds: number, folder: string): Promise<Outcome> {
  const ballast = join(folder, 'ballast');
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await findFreePort()),
  };
  let { app, address } = await startApp(settings);
  const find = async () => (await findRunningServer(join(settings.DATA_DIR, 'postgresql'))) ?? '';
  const { close } = await openSchool(await find(), STUDENTS);
  await close();
  const writers = startWriters({
    address: () => address,
    secret: SECRET,
    students: STUDENTS,
    characters: CHARACTERS,
  });
  const restart = async () => {
    app.kill('SIGTERM');
    await app.ended;
    ({ app, address } = await startApp(settings));
  };
  const recoveries: number[] = [];
  let restarts = 0;
  for (let round = 0; round < rounds; round += 1) {
    await untilStored(writers.told);
    await fill(ballast);
    await untilRefused(writers.told);
    await sleep(STAYS_FULL_MS);
    await rm(ballast);
    const from = performance.now();
    await untilStored(writers.told, PATIENCE_SECONDS).catch(async () => {
      restarts += 1;
      await restart();
      await untilStored(writers.told);
    });
    recoveries.push((performance.now() - from) / 1_000);
  }
  await writers.stop();
  const school = reopen(await find());
  const outcome = await compare(school.database, writers.told);
  await school.close();
  app.kill('SIGTERM');
  await app.ended;
  const note = `with room, stored again after ${spread(recoveries)}; restarted by a supervisor ${restarts} times`;
  return { fault: 'disk full', rounds, note, ...outcome };
}

function reopen(connectionString: string) {
  const pool = createPool(connectionString, { size: 1 });
  return { database: createDatabase(pool), close: () => pool.end() };
}

/** Fills all the space that is left. */
async function fill(ballast: string): Promise<void> {
  const file = await open(ballast, 'w');
  try {
    for (;;) await file.write(BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

async function untilRefused({ refusals }: Told): Promise<void> {
  const count = () => [...refusals.values()].reduce((sum, times) => sum + times, 0);
  const before = count();
  const end = performance.now() + FULL_WITHIN_MS;
  while (count() === before && performance.now() < end) await sleep(50);
}
