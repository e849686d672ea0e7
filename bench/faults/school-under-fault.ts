import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, createPool, type Database } from '../../server/database/client.ts';
import { migrateDatabase } from '../../server/database/migrate.ts';
import {
  findFreePort,
  spawnGreenpen,
  type GreenpenProcess,
} from '../../server/testing/greenpen-process.ts';
import { buildSchool } from '../load/school.ts';
import { watchAnswers } from '../nothing-lost/school.ts';
import { killOnExit } from './kill-on-exit.ts';
import type { Told } from './writers.ts';

/** The secret that signs the students' cookies. */
export const SECRET = 'a secret of the measurements, forty letters';

const POLL_MS = 50;

/**
 * Opens a database with students in the middle of a quiz, which logs all answers that it commits.
 */
export async function openSchool(
  connectionString: string,
  students: number,
): Promise<{ database: Database; close(): Promise<void> }> {
  const pool = createPool(connectionString, { size: 3 });
  const database = createDatabase(pool);
  await migrateDatabase(pool);
  await buildSchool(database, { students, quizzes: 1, hasAttempts: true });
  await watchAnswers(database);
  return { database, close: () => pool.end() };
}

/**
 * Starts a Greenpen that accepts these students' cookies, and waits until it is ready; it ends when
 * this process does.
 */
export async function startApp(
  settings: Record<string, string>,
): Promise<{ app: GreenpenProcess; address: string }> {
  const app = spawnGreenpen({
    PORT: String(await findFreePort()),
    AUTH_SECRET: SECRET,
    RATE_LIMITS: 'off',
    ...settings,
  });
  killOnExit(() => app.kill('SIGKILL'));
  return { app, address: await app.ready };
}

/** Waits until one more answer is acknowledged; returns the seconds that it took. */
export async function untilStored(told: Told, timeoutSeconds = 90): Promise<number> {
  const from = performance.now();
  const before = told.acknowledged.length;
  while (told.acknowledged.length === before) {
    if (performance.now() - from > timeoutSeconds * 1_000) {
      throw new Error(`Nothing was stored for ${timeoutSeconds} seconds.`);
    }
    await sleep(POLL_MS);
  }
  return (performance.now() - from) / 1_000;
}

/** Returns `0.3 to 2.5 s, half within 1.0 s`. */
export function spread(seconds: number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const [min = 0, middle = 0, max = 0] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return `${min.toFixed(1)} to ${max.toFixed(1)} s, half within ${middle.toFixed(1)} s`;
}
