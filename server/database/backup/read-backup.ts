import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import { applyMigrations } from '../apply-migrations.ts';
import { migrateDatabase } from '../migrate.ts';
import {
  BackupError,
  endSchema,
  fileSchema,
  headSchema,
  tableSchema,
  type Saved,
} from './backup-format.ts';
import { beginPatiently } from './begin.ts';
import { decryptIfNeeded } from './encryption.ts';
import { makeRoom } from './make-room.ts';
import { withMigrationsUpTo } from './migrations.ts';
import { countOn, quoted } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** Stores an uploaded file in this installation's file store: a folder, or a bucket. */
type PutFile = (key: string, bytes: Buffer) => Promise<void>;

/**
 * Restores a backup of this or an earlier release into an empty database, all or nothing, and puts
 * the uploaded files back. Throws BackupError if the database is not empty, or if the file cannot
 * be read, is not a Greenpen backup, is incomplete, is from a newer release, or is encrypted with
 * another key.
 */
export async function readBackup(
  pool: Pool,
  putFile: PutFile,
  source: string,
  key: string | null = null,
): Promise<Saved> {
  const lines = openLines(source, key);
  const { migration } = parse(headSchema, (await lines.next()).value);
  const client = await pool.connect();
  try {
    await makeRoom(client);
    await withMigrationsUpTo(migration, (folder) => applyMigrations(client, folder));
    await beginPatiently(client);
    const restored = await fill(client, putFile, lines);
    await countOn(client);
    await client.query('commit');
    // Migrates data of an earlier release to this one.
    await migrateDatabase(pool);
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function* openLines(source: string, key: string | null): AsyncGenerator<string, undefined> {
  const input = createGunzip();
  const problem = pipeline(
    createReadStream(source),
    (bytes: AsyncIterable<Buffer>) => decryptIfNeeded(bytes, key),
    input,
  ).then(
    () => null,
    (error: unknown) => error,
  );
  try {
    yield* splitLines(input);
  } catch {
    // The problem with the file is reported below.
  }
  const found = await problem;
  if (found instanceof BackupError) throw found;
  // The operating system's errors name the call; those of damaged files do not.
  if (found instanceof Error && 'syscall' in found) {
    throw new BackupError(`${source} cannot be read: ${found.message}`);
  }
  if (found) throw new BackupError('This is not a backup of Greenpen, or it is not whole.');
  return undefined;
}

const NEWLINE = 0x0a;

/**
 * Splits at line feeds only, because texts may hold characters that line readers also split at,
 * such as U+2028.
 */
async function* splitLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString();
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
  }
  yield Buffer.concat(begun).toString();
}

function parse<Schema extends z.ZodType>(schema: Schema, line: unknown): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(String(line)));
  } catch {
    throw new BackupError('This is not a backup of Greenpen, or it is not whole.');
  }
}

async function fill(
  client: PoolClient,
  putFile: PutFile,
  lines: AsyncGenerator<string, undefined>,
): Promise<Saved> {
  const restored: Saved = { rows: 0, files: 0 };
  let table: z.infer<typeof tableSchema> | undefined;
  let rows: string[] = [];
  const flush = async () => {
    if (table && rows.length > 0) restored.rows += await insert(client, table, rows);
    rows = [];
  };
  for await (const line of lines) {
    if (line.startsWith('{"table":')) {
      await flush();
      table = parse(tableSchema, line);
    } else if (line.startsWith('{"file":')) {
      await flush();
      table = undefined;
      await putBack(putFile, parse(fileSchema, line));
      restored.files += 1;
    } else if (line.startsWith('{"end":')) {
      await flush();
      const saved = parse(endSchema, line);
      if (restored.rows === saved.rows && restored.files === saved.files) return restored;
      throw new BackupError(
        `This backup is not whole: of ${saved.rows} rows and ${saved.files} files there are ${restored.rows} and ${restored.files}.`,
      );
    } else if (rows.push(line) >= ROWS_AT_ONCE) await flush();
  }
  throw new BackupError('This backup is not whole: its end is missing.');
}

async function insert(
  client: PoolClient,
  { table, columns }: z.infer<typeof tableSchema>,
  rows: string[],
): Promise<number> {
  const list = columns.map(quoted).join(', ');
  const { rowCount } = await client.query(
    `insert into ${quoted(table)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
  return rowCount ?? 0;
}

async function putBack(
  putFile: PutFile,
  { file, base64 }: z.infer<typeof fileSchema>,
): Promise<void> {
  if (file.split(/[/\\]/).some((part) => ['', '.', '..'].includes(part))) {
    throw new BackupError('This backup holds a file with a name that leads elsewhere.');
  }
  await putFile(file, Buffer.from(base64, 'base64'));
}
