import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { migrationsFolder } from '../migrate.ts';
import { BackupError } from './backup-format.ts';

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })),
});
const journalFile = join('meta', '_journal.json');

async function readJournal() {
  return journalSchema.parse(
    JSON.parse(await readFile(join(migrationsFolder, journalFile), 'utf8')),
  );
}

/**
 * Returns the newest migration of this database; throws BackupError if this release does not have
 * it.
 */
export async function migrationOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest);
  const entry = (await readJournal()).entries.find(({ when }) => when === newest);
  if (entry) return entry.tag;
  throw new BackupError('The database is of a newer Greenpen. Back it up with that one.');
}

/**
 * Calls `use` with a folder of the migrations up to this one. Throws BackupError if this release
 * does not know the migration, because the backup is from a newer release.
 */
export async function withMigrationsUpTo(
  tag: string,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const journal = await readJournal();
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  if (last === -1) {
    throw new BackupError(`The backup is of a newer Greenpen (${tag}). Update this one first.`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const shortened = { ...journal, entries: journal.entries.slice(0, last + 1) };
    await writeFile(join(folder, journalFile), JSON.stringify(shortened));
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
