import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory; a container's may be small. */
const MEMORY = '/dev/shm';
/** Twice what the databases of a whole run take. */
const ENOUGH_BYTES = 8 * 1024 ** 3;

/**
 * A new folder for databases that tests throw away: in memory where there is room for a whole run,
 * as on a disk most of their time goes into copying the template.
 */
export async function makeDatabaseFolder(): Promise<string> {
  return mkdtemp(join((await hasRoom()) ? MEMORY : tmpdir(), 'greenpen-test-'));
}

async function hasRoom(): Promise<boolean> {
  const room = await statfs(MEMORY).catch(() => null);
  return room !== null && room.bavail * room.bsize >= ENOUGH_BYTES;
}
