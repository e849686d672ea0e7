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
 * random id and the extent of the erasure, or the hashes of two accounts of which the first was
 * merged into the second; only a backup that still contains the person can tell whose id it is.
 */
export const erasedListIn = (dataDir: string): string => join(dataDir, 'erased-people');
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * How much was erased: only the account, also names stored elsewhere, or also the texts of answers.
 */
const extents = ['account', 'names', 'texts'] as const;
type ErasedExtent = (typeof extents)[number];

/** Adds a person to the list of erased people. */
export const noteErased = (dataDir: string, id: string, extent: ErasedExtent): Promise<void> =>
  append(dataDir, `${hashOf(id)} ${extent}`);

/**
 * Notes that an account was merged into another of the same person: if that one is erased, and a
 * backup from before the merge restored, both are erased again.
 */
export const noteMerged = (dataDir: string, otherId: string, keptId: string): Promise<void> =>
  append(dataDir, `${hashOf(otherId)} merged ${hashOf(keptId)}`);

async function append(dataDir: string, line: string): Promise<void> {
  // The folder may not exist if the database, files and secret are all stored elsewhere.
  await mkdir(dataDir, { recursive: true });
  await appendFile(erasedListIn(dataDir), `${line}\n`, { mode: 0o640 });
}

/**
 * Returns the greatest extent recorded for each hash, and for an account that was merged also that
 * of the accounts it became part of.
 */
function readLists(texts: readonly string[]): (hash: string) => ErasedExtent | undefined {
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.split(' '));
  const byHash = Map.groupBy(lines, ([hash = '']) => hash);
  return (hash) => {
    const person = new Set([hash]);
    // Also visits the hashes that are added on the way.
    for (const one of person) {
      for (const [, how, kept] of byHash.get(one) ?? [])
        if (how === 'merged' && kept !== undefined) person.add(kept);
    }
    const entries = [...person].flatMap((one) => byHash.get(one) ?? []);
    const recorded = new Set(entries.map(([, how]) => how));
    return extents.findLast((extent) => recorded.has(extent));
  };
}

/**
 * After a restore, erases everyone on these lists again, to the greatest extent recorded for them.
 * Returns how many people were erased.
 */
export async function eraseAgain(database: Database, lists: string[]): Promise<number> {
  const extentOf = readLists(await Promise.all(lists.map((list) => readFile(list, 'utf8'))));
  let erased = 0;
  for (const id of await listPersonIds(database)) {
    const extent = extentOf(hashOf(id));
    if (extent === undefined) continue;
    const isDone =
      extent === 'account'
        ? await removeAgain(database, id)
        : (await eraseById(database, id, { withTexts: extent === 'texts' })).outcome === 'erased';
    if (isDone) erased += 1;
  }
  return erased;
}
