import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../database/client.ts';
import { removeAgain } from '../people/delete-user.ts';
import { eraseById } from './erase-person.ts';
import { listPersonIds } from './subjects-queries.ts';

/**
 * Returns the path of the list of people who were erased or whose account an administrator deleted.
 * It is stored next to the database, so that it survives a restore. Each line holds the hash of a
 * random id and the extent of the erasure; only a backup that still contains the person can tell
 * whose id it is.
 */
export const erasedListIn = (dataDir: string): string => join(dataDir, 'erased-people');
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * How much was erased: only the account, also names stored elsewhere, or also the texts of answers.
 */
const extents = ['account', 'names', 'texts'] as const;
type ErasedExtent = (typeof extents)[number];

/** Adds a person to the list of erased people. */
export async function noteErased(dataDir: string, id: string, extent: ErasedExtent): Promise<void> {
  // The folder may not exist if the database, files and secret are all stored elsewhere.
  await mkdir(dataDir, { recursive: true });
  await appendFile(erasedListIn(dataDir), `${hashOf(id)} ${extent}\n`, { mode: 0o640 });
}

/** Returns the greatest extent recorded for each hash. */
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
 * After a restore, erases everyone on these lists again, to the greatest extent recorded for them.
 * Returns how many people were erased.
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
