import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { BackupError, type Saved } from './backup-format.ts';
import { beginPatiently } from './begin.ts';
import { encrypt } from './encryption.ts';
import { migrationOf } from './migrations.ts';
import { listTables, quoted, type BackedUpTable } from './tables.ts';

const ROWS_AT_ONCE = 500;
/** Tables whose rows let someone in without a password. */
const LEFT_OUT = new Set(['session', 'verification']);

/**
 * Saves a consistent snapshot of the database, while people work on, and the uploaded files. The
 * file appears only once it is complete. Sessions and pending links are left out, so that nobody
 * can sign in with a copy. `filesFolder` is null if files are stored elsewhere; with a key, the
 * backup is encrypted. Throws BackupError if uploaded files are missing, unless that is allowed.
 */
export async function writeBackup(
  client: ClientBase,
  filesFolder: string | null,
  target: string,
  key: string | null = null,
  { mayLackFiles = false } = {},
): Promise<Saved> {
  // Two backups that are made at once must not write to the same file.
  const unfinished = `${target}.${randomUUID()}.unfinished`;
  try {
    const file = (await open(unfinished, 'wx', 0o600)).createWriteStream({ flush: true });
    const { saved, missing } = await writeSnapshot(client, filesFolder, file, key);
    if (!mayLackFiles && filesFolder !== null) {
      // An unused image may have been deleted with its row in the meantime.
      const still = new Set(await listKeys(client));
      const lost = missing.filter((one) => still.has(one));
      if (lost.length > 0) throw new BackupError(describeLost(lost, filesFolder));
    }
    await rename(unfinished, target);
    return saved;
  } catch (error) {
    // An unfinished file would keep a full disk full.
    await rm(unfinished, { force: true });
    const { syscall = '', path, message } = error as NodeJS.ErrnoException;
    const isOfTarget = path === unfinished || ['write', 'fsync'].includes(syscall);
    if (isOfTarget) throw new BackupError(`${target} cannot be written: ${message}`);
    throw error;
  }
}

/** Writes one moment's data; returns the keys of uploaded files that were not found. */
async function writeSnapshot(
  client: ClientBase,
  filesFolder: string | null,
  file: Writable,
  key: string | null,
): Promise<{ saved: Saved; missing: string[] }> {
  const saved: Saved = { rows: 0, files: 0 };
  const found = new Set<string>();
  await beginPatiently(client, 'isolation level repeatable read read only');
  try {
    const lines = Readable.from(listLines(client, filesFolder, saved, found));
    await (key === null
      ? pipeline(lines, createGzip(), file)
      : pipeline(lines, createGzip(), (bytes: AsyncIterable<Buffer>) => encrypt(bytes, key), file));
    const missing =
      filesFolder === null ? [] : (await listKeys(client)).filter((one) => !found.has(one));
    return { saved, missing };
  } finally {
    await client.query('rollback');
  }
}

function describeLost(lost: readonly string[], folder: string): string {
  const what =
    lost.length === 1
      ? `1 uploaded file is not in ${folder}: ${lost[0]}.`
      : `${lost.length} uploaded files are not in ${folder}, such as ${lost[0]}.`;
  return `${what} Nothing was saved. Set DATA_DIR as the server has it. If the files are lost, “--without-missing-files” saves all else.`;
}

/** Returns the storage keys of all uploaded files in the database. */
async function listKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>('select storage_key as key from uploads');
  return rows.map(({ key }) => key);
}

async function* listLines(
  client: ClientBase,
  filesFolder: string | null,
  saved: Saved,
  found: Set<string>,
) {
  const head = { greenpenBackup: 1, migration: await migrationOf(client), at: new Date() };
  yield `${JSON.stringify(head)}\n`;
  for (const table of await listTables(client)) {
    if (LEFT_OUT.has(table.name)) continue;
    yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`;
    for await (const row of listRows(client, table)) {
      saved.rows += 1;
      yield `${row}\n`;
    }
  }
  for await (const file of listFiles(filesFolder)) {
    saved.files += 1;
    found.add(file.file);
    yield `${JSON.stringify(file)}\n`;
  }
  yield `${JSON.stringify({ end: true, ...saved })}\n`;
}

async function* listRows(client: ClientBase, { name, columns }: BackedUpTable) {
  const list = columns.map(quoted).join(', ');
  await client.query(
    `declare saved cursor for select row_to_json(r)::text as row
     from (select ${list} from ${quoted(name)}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from saved`);
    if (rows.length === 0) break;
    yield* rows.map(({ row }) => row);
  }
  await client.query('close saved');
}

/** Yields the files of a folder, skipping files that are removed in the meantime. */
export async function* listFiles(folder: string | null) {
  if (folder === null) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // The folder does not exist before the first upload.
      if (error.code === 'ENOENT') return [];
      throw new BackupError(`The folder of uploaded files cannot be read: ${error.message}`);
    },
  );
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const file = relative(folder, path).split(sep).join('/');
    const base64 = await readFile(path, 'base64').catch(nullWhereGone);
    if (base64 !== null) yield { file, base64 };
  }
}

function nullWhereGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
