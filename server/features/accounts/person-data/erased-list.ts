import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../database/client.ts';
import { removeAgain } from '../delete-user.ts';
import { eraseById } from './erase-person.ts';
import { listPersonIds } from './subjects-queries.ts';

/**
 * Who was erased, or whose account an administrator deleted, is kept beside the database, so that it
 * outlives a restore: one line each, the hash of a random id and how far it went. Nobody can be found
 * by it but in a backup that still holds them.
 */
export const erasedListIn = (dataDir: string): string => join(dataDir, 'erased-people');
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** How far it went: an account alone, also names kept elsewhere, also the texts of the answers. */
const extents = ['account', 'names', 'texts'] as const;
type ErasedExtent = (typeof extents)[number];

/** Adds somebody to the list of erased people. */
export async function noteErased(dataDir: string, id: string, extent: ErasedExtent): Promise<void> {
  // Where the database, files and secret all lie elsewhere nothing else has made it.
  await mkdir(dataDir, { recursive: true });
  await appendFile(erasedListIn(dataDir), `${hashOf(id)} ${extent}\n`, { mode: 0o640 });
}

/** By hash, how far the line goes that goes furthest. */
function readLists(texts: readonly string[]): Map<string, ErasedExtent> {
  const furthest = new Map<string, ErasedExtent>();
  const lines = texts.join('\n').split('\n');
  for (const extent of extents) {
    for (const line of lines) {
      const [hash = '', how] = line.split(' ');
      if (how === extent) furthest.set(hash, extent);
    }
  }
  return furthest;
}

/**
 * Erases again, from a database that was set back, everyone on these lists, as far as the one that goes
 * furthest says. Returns how many there were.
 */
export async function eraseAgain(database: Database, lists: string[]): Promise<number> {
  const listed = readLists(await Promise.all(lists.map((list) => readFile(list, 'utf8'))));
  let erased = 0;
  for (const id of await listPersonIds(database)) {
    const extent = listed.get(hashOf(id));
    if (extent === undefined) continue;
    const isDone =
      extent === 'account'
        ? await removeAgain(database, id)
        : (await eraseById(database, id, { withTexts: extent === 'texts' })).outcome === 'erased';
    if (isDone) erased += 1;
  }
  return erased;
}
