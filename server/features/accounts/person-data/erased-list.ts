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
const fileIn = (dataDir: string): string => join(dataDir, 'erased-people');
const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Adds somebody to the list of erased people. */
export function noteErased(
  dataDir: string,
  id: string,
  { withTexts }: { withTexts: boolean },
): Promise<void> {
  const line = `${hashOf(id)} ${withTexts ? 'texts' : 'names'}\n`;
  return appendFile(fileIn(dataDir), line, { mode: 0o640 });
}

/**
 * Erases again, from a database that was restored, everyone on the list. Returns how many there
 * were; null where there is no list.
 */
export async function eraseAgain(database: Database, dataDir: string): Promise<number | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const extents = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, boolean] => [line.slice(0, 64), line.endsWith(' texts')]),
  );
  let erased = 0;
  for (const id of await listPersonIds(database)) {
    const withTexts = extents.get(hashOf(id));
    if (withTexts === undefined) continue;
    const { outcome } = await eraseById(database, id, { withTexts });
    if (outcome === 'erased') erased += 1;
  }
  return erased;
}
