import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { migrationsFolder } from '../migrate.ts';
import { BackupError } from './backup-format.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });
const journalFile = join('meta', '_journal.json');

async function readJournal() {
  return journalSchema.parse(
    JSON.parse(await readFile(join(migrationsFolder, journalFile), 'utf8')),
  );
}

/** The newest migration of this release. */
export async function newestMigration(): Promise<string> {
  return (await readJournal()).entries.at(-1)?.tag ?? '';
}

/**
 * Calls `use` with a folder that holds the migrations up to this one. Throws BackupError where this
 * release does not know it: the backup is of a newer one.
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
