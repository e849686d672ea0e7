import { mkdtemp, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory; in a container it may be small. */
const MEMORY = '/dev/shm';
const NAME = 'greenpen-test-';
/** Twice what the databases of a whole run take. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

const MIN_AGE_MS = 60 * 60_000;

/**
 * Creates a folder for the tests' temporary databases: in memory if there is room for a whole run,
 * because on disk most of their time goes into copying the template.
 */
export async function makeDatabaseFolder(): Promise<string> {
  await Promise.all([MEMORY, tmpdir()].map((parent) => removeAbandoned(parent)));
  return mkdtemp(join((await hasRoom()) ? MEMORY : tmpdir(), NAME));
}

/** Removes the databases of runs that were killed an hour ago, which may fill the memory. */
export async function removeAbandoned(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(NAME))) {
    const folder = join(parent, name);
    if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * True if the folder's database servers have all stopped. A younger folder may belong to a run that
 * is just beginning, between the server that made its template and the next one.
 */
async function isAbandoned(folder: string): Promise<boolean> {
  const madeAt = (await stat(folder).catch(() => null))?.mtimeMs ?? Infinity;
  if (Date.now() - madeAt < MIN_AGE_MS) return false;
  const parts = await readdir(folder).catch(() => []);
  const files = parts.map((part) => join(folder, part, 'postmaster.pid'));
  const read = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const ids = read.flatMap((text) => (text === '' ? [] : [Number(text.split('\n')[0])]));
  return ids.length > 0 && !ids.some((id) => isRunning(id));
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user cannot be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function hasRoom(): Promise<boolean> {
  const room = await statfs(MEMORY).catch(() => null);
  return room !== null && room.bavail * room.bsize >= ENOUGH_BYTES;
}
