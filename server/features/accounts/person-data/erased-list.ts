import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../database/client.ts';
import { eraseById } from './erase-person.ts';
import { listPersonIds } from './person-data-queries.ts';

/**
 * Who was erased is kept beside the database, so that it outlives a restore: one line each, the
 * hash of a random id and how far the erasure went. Nobody can be found by it but in a backup that
 * still holds them.
 */
export const erasedListIn = (dataDir: string): string => join(dataDir, 'erased-people');
const HASH_CHARACTERS = 64;
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Adds somebody to the list of erased people. */
export function noteErased(
  dataDir: string,
  id: string,
  { withTexts }: { withTexts: boolean },
): Promise<void> {
  const line = `${hashOf(id)} ${withTexts ? 'texts' : 'names'}\n`;
  return appendFile(erasedListIn(dataDir), line, { mode: 0o640 });
}

/**
 * Erases again, from a database that was set back, everyone on these lists, as far as the one that goes
 * furthest says. Returns how many there were.
 */
export async function eraseAgain(database: Database, lists: string[]): Promise<number> {
  const texts = await Promise.all(lists.map((list) => readFile(list, 'utf8')));
  const lines = texts.join('\n').split('\n');
  const isListed = new Set(lines.map((line) => line.slice(0, HASH_CHARACTERS)));
  const goesWithTexts = new Set(
    lines.filter((line) => line.endsWith(' texts')).map((line) => line.slice(0, HASH_CHARACTERS)),
  );
  let erased = 0;
  for (const id of await listPersonIds(database)) {
    const hash = hashOf(id);
    if (!isListed.has(hash)) continue;
    const withTexts = goesWithTexts.has(hash);
    const { outcome } = await eraseById(database, id, { withTexts });
    if (outcome === 'erased') erased += 1;
  }
  return erased;
}
