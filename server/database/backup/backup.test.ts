import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMadeUpRow, fillEveryTable } from '../../testing/database/fill-every-table.ts';
import { findFreePort, spawnGreenpen } from '../../testing/greenpen-process.ts';
import { markerTools } from '../../testing/markers/marker-tools.ts';
import { cloneDatabase, createEmptyDatabase } from '../../testing/database/test-database.ts';
import { until } from '../../testing/until.ts';
import { createDatabase, createPool } from '../client.ts';
import { loadDemoData } from '../demo-data/load-demo-data.ts';
import { decryptIfNeeded, encrypt } from './encryption.ts';
import { readBackup } from './read-backup.ts';
import { listTables } from './tables.ts';
import { listFiles, writeBackup } from './write-backup.ts';

const ignore = () => Promise.resolve();

/** Returns the content of every table as text. */
async function contentOf(pool: Pool): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  const content: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(t)::text as row from "${name}" t order by 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  client.release();
  return content;
}

async function withClient<Result>(pool: Pool, use: (client: PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  return use(client).finally(() => client.release());
}

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

describe('backups', () => {
  const pools: Pool[] = [];
  let folder: string;
  let file: string;
  let school: Pool;

  const locked = () => join(folder, 'locked.backup');
  const open = async (create: typeof cloneDatabase) => {
    const pool = createPool((await create()).connectionString, { size: 4 });
    pools.push(pool);
    return pool;
  };

  const restore = async (key: string | null, path = locked()) => {
    const pool = await open(createEmptyDatabase);
    return { pool, end: await readBackup(pool, ignore, path, key) };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenpen-backup-'));
    file = join(folder, 'school.backup');
    // The demo school is marked with many answers at once, which needs more connections.
    school = createPool((await cloneDatabase()).connectionString, { size: 16 });
    pools.push(school);
    await loadDemoData(createDatabase(school), markerTools().builtIn());
    await mkdir(join(folder, 'files/questions'), { recursive: true });
    await writeFile(join(folder, 'files/questions/a.webp'), Buffer.from([0, 255, 10, 13]));
    await school.query(`update submissions set user_answer = E'Tab\\t "quoted" \\\\ {"end":true} ünï 🌱\u2028\u2029x'
      where ctid = (select min(ctid) from submissions)`);
    await withClient(school, fillEveryTable);
    await school.query(`update uploads set storage_key = 'questions/a.webp'`);
    await school.query('delete from session');
    await school.query('delete from verification');
    await save();
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await rm(folder, { recursive: true, force: true });
  });

  const save = () =>
    withClient(school, (client) => writeBackup(client, join(folder, 'files'), file));

  it('restore every row of every table and every file', async () => {
    const put: [string, Buffer][] = [];
    const putFile = async (...one: [string, Buffer]) => void put.push(one);
    const restored = await open(createEmptyDatabase);
    const { rows, files } = await readBackup(restored, putFile, file);
    expect(rows).toBeGreaterThan(500);
    expect(files).toBe(1);
    expect(await contentOf(restored)).toEqual(await contentOf(school));
    expect(put).toEqual([['questions/a.webp', Buffer.from([0, 255, 10, 13])]]);
  });

  it('let a restored school add rows to every table with numbered rows', async () => {
    const restored = await open(createEmptyDatabase);
    await readBackup(restored, ignore, file);
    const { rows: numbered } = await restored.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and is_identity = 'YES'`,
    );
    expect(numbered.length).toBeGreaterThan(3);
    const held: unknown[] = [];
    for (const { name } of numbered) {
      await withClient(restored, (client) => addMadeUpRow(client, name));
      held.push({ name, rows: (await restored.query(`select from "${name}"`)).rowCount });
    }
    expect(held).toEqual(numbered.map(({ name }) => ({ name, rows: 2 })));
  });

  it('hold the data of a single moment, even while people write', async () => {
    const writing = school.query(
      `insert into audit_events (action, actor_id, actor_name) select 'role-changed', 'x', 'X'
       from generate_series(1, 5000)`,
    );
    const { rows } = await save();
    await writing;
    await school.query(`begin; select set_config('greenpen.opens_records', 'on', true);
      delete from audit_events where actor_id = 'x'; commit`);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trim()
      .split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ end: true, rows });
    await save();
  });

  it('contain no sessions and no links for setting a password', async () => {
    await school.query(`insert into session (id, user_id, token, expires_at)
      select 's1', id, 'secret-token', now() + interval '1 day' from "user" limit 1`);
    await school.query(`insert into verification (id, identifier, value, expires_at)
      values ('v1', 'reset:secret-link', 'x', now() + interval '1 day')`);
    await save();
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).not.toMatch(/secret-token|secret-link|"table":"(?:session|verification)"/);
    await school.query('delete from session');
    await school.query('delete from verification');
  });

  describe('with a key', () => {
    const KEY = 'a key of a school, long enough';
    const lock = async () => {
      const client = await school.connect();
      await writeBackup(client, null, locked(), KEY).finally(() => client.release());
      return readFile(locked());
    };

    it('contain no readable words, and can be restored with the key', async () => {
      const bytes = await lock();
      expect(bytes.subarray(0, 8).toString()).toBe('GPBACK01');
      expect(() => gunzipSync(bytes)).toThrow(/./);
      const { pool } = await restore(KEY);
      expect(await contentOf(pool)).toEqual(await contentOf(school));
    });

    it('are refused without the key or with another one, in a sentence', async () => {
      await lock();
      await expect(restore(null)).rejects.toThrow('This backup is encrypted. Set BACKUP_KEY');
      await expect(restore('another key, as long as it')).rejects.toThrow(
        'BACKUP_KEY is not the key',
      );
    });

    it('are refused if a byte was changed or the end is missing', async () => {
      const bytes = await lock();
      const changed = join(folder, 'changed.backup');
      const flipped = Buffer.from(bytes);
      flipped[bytes.length - 100] = (flipped[bytes.length - 100] ?? 0) ^ 1;
      for (const broken of [flipped, bytes.subarray(0, -20), bytes.subarray(0, 30)]) {
        await writeFile(changed, broken);
        await expect(restore(KEY, changed)).rejects.toThrow(/changed|not whole/);
      }
    });

    it('keep their parts in order, however long the text is', async () => {
      const text = randomBytes(3 * 1024 * 1024 + 17);
      const sealed = await collect(
        encrypt(Readable.from([text.subarray(0, 5), text.subarray(5)]), KEY),
      );
      const opened = await collect(decryptIfNeeded(Readable.from([sealed]), KEY));
      expect(opened.equals(text)).toBe(true);
      const part = 4 + 1024 * 1024 + 16;
      const swapped = Buffer.concat([
        sealed.subarray(0, 36),
        sealed.subarray(36 + part, 36 + 2 * part),
        sealed.subarray(36, 36 + part),
        sealed.subarray(36 + 2 * part),
      ]);
      await expect(collect(decryptIfNeeded(Readable.from([swapped]), KEY))).rejects.toThrow(/./);
      const short = sealed.subarray(0, 36 + 2 * part);
      await expect(collect(decryptIfNeeded(Readable.from([short]), KEY))).rejects.toThrow(
        'not whole',
      );
    });
  });

  it('can be restored into a Greenpen that has only ever been started, once it has stopped', async () => {
    const { connectionString } = await createEmptyDatabase();
    const greenpen = spawnGreenpen({
      DATABASE_URL: connectionString,
      DATA_DIR: join(folder, 'started'),
      PORT: String(await findFreePort()),
    });
    await greenpen.ready;
    const started = createPool(connectionString, { size: 4 });
    pools.push(started);
    await until(async () =>
      expect((await started.query('select from server_beat')).rowCount).toBe(1),
    );
    await expect(readBackup(started, ignore, file)).rejects.toThrow('A server is running');
    greenpen.kill('SIGTERM');
    await greenpen.ended;
    // A failed sign-in writes an audit event.
    await withClient(started, (client) => addMadeUpRow(client, 'audit_events'));
    await readBackup(started, ignore, file);
    expect(await contentOf(started)).toEqual(await contentOf(school));
  });

  it('are refused while a separate worker does jobs on the database, until it has stopped', async () => {
    const { connectionString } = await createEmptyDatabase();
    const worker = spawnGreenpen({
      PROCESS_ROLE: 'worker',
      DATABASE_URL: connectionString,
      DATA_DIR: join(folder, 'worker'),
      PORT: String(await findFreePort()),
    });
    await worker.ready;
    const pool = createPool(connectionString, { size: 4 });
    pools.push(pool);
    await expect(readBackup(pool, ignore, file)).rejects.toThrow('A server is running');
    worker.kill('SIGTERM');
    await worker.ended;
    await readBackup(pool, ignore, file);
    expect(await contentOf(pool)).toEqual(await contentOf(school));
  });

  it('leave out a file that is removed while they are being made', async () => {
    const swept = join(folder, 'swept');
    await mkdir(swept);
    await writeFile(join(swept, 'a.webp'), 'a');
    await writeFile(join(swept, 'b.webp'), 'b');
    const found = [];
    for await (const { file: name } of listFiles(swept)) {
      found.push(name);
      await rm(join(swept, name === 'a.webp' ? 'b.webp' : 'a.webp'));
    }
    expect(found).toHaveLength(1);
  });

  it('are not called damaged if they cannot be opened', async () => {
    const pool = await open(createEmptyDatabase);
    const absent = join(folder, 'mistyped.backup');
    await expect(readBackup(pool, ignore, absent)).rejects.toThrow(
      `${absent} cannot be read: ENOENT`,
    );
    await expect(readBackup(pool, ignore, folder)).rejects.toThrow('cannot be read: EISDIR');
  });

  it('are refused by a database in which somebody has written without an account', async () => {
    const asked = await open(cloneDatabase);
    await withClient(asked, (client) => addMadeUpRow(client, 'demo_requests'));
    await expect(readBackup(asked, ignore, file)).rejects.toThrow('The database is not empty.');
    expect((await asked.query('select from demo_requests')).rowCount).toBe(1);
  });

  it('are refused by a database that already has people in it', async () => {
    await expect(readBackup(school, ignore, file)).rejects.toThrow('The database is not empty.');
  });

  it.each([
    ['not gzipped', async () => Buffer.from('hello')],
    ['something else', async () => gzipSync('{"hello": 1}\n')],
    [
      'cut off',
      async () => {
        const whole = gunzipSync(await readFile(file)).toString();
        return gzipSync(whole.slice(0, whole.lastIndexOf('{"end"')));
      },
    ],
    [
      'short of a row',
      async () => {
        const [head, ...lines] = gunzipSync(await readFile(file))
          .toString()
          .split('\n');
        const row = lines.findIndex((line) => !line.startsWith('{"table":'));
        return gzipSync([head, ...lines.toSpliced(row, 1)].join('\n'));
      },
    ],
    [
      'of a newer release',
      async () => {
        const whole = gunzipSync(await readFile(file)).toString();
        return gzipSync(whole.replace(/"migration":"[^"]+"/, '"migration":"9999_future"'));
      },
    ],
  ])('leave nothing behind if the file is %s', async (_, make) => {
    const broken = join(folder, 'broken.backup');
    await writeFile(broken, await make());
    const empty = await open(createEmptyDatabase);
    await expect(readBackup(empty, ignore, broken)).rejects.toThrow(/./);
    const { rows } = await empty.query<{ people: string | null }>(
      `select to_regclass('public."user"')::text as people`,
    );
    const { rowCount } = rows[0]?.people
      ? await empty.query('select 1 from "user"')
      : { rowCount: 0 };
    expect(rowCount).toBe(0);
  });

  it('never write a file outside the uploads folder', async () => {
    const whole = gunzipSync(await readFile(file)).toString();
    const evil = join(folder, 'evil.backup');
    await writeFile(evil, gzipSync(whole.replace('"file":"questions/a.webp"', '"file":"../../x"')));
    const empty = await open(createEmptyDatabase);
    await expect(readBackup(empty, ignore, evil)).rejects.toThrow('leads elsewhere');
  });
});
