import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, createEmptyDatabase } from '../../testing/database/test-database.ts';
import { createPool } from '../client.ts';
import { BackupError } from './backup-format.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

describe('a backup of a school that has uploaded files', () => {
  let folder: string;
  let school: Pool;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'greenpen-files-'));
    school = createPool((await cloneDatabase()).connectionString, { size: 2 });
    await school.query(`insert into uploads (storage_key, media_type, size_bytes, uploaded_by)
      values ('questions/a.webp', 'image/webp', 1, 'x')`);
    await mkdir(join(folder, 'files/questions'), { recursive: true });
    await writeFile(join(folder, 'files/questions/a.webp'), 'a');
    // A file instead of the folder, so that it cannot be read as a folder.
    await writeFile(join(folder, 'unreadable'), '');
  });
  afterAll(async () => {
    await school.end();
    await rm(folder, { recursive: true, force: true });
  });

  const saveFrom = async (files: string, mayLackFiles = false) => {
    const client = await school.connect();
    const target = join(folder, 'school.backup');
    return writeBackup(client, join(folder, files), target, null, { mayLackFiles }).finally(() =>
      client.release(),
    );
  };
  const saved = async () => (await readdir(folder)).filter((name) => name.includes('backup'));

  it('is not made if they are missing or cannot be read, as when DATA_DIR points elsewhere', async () => {
    await expect(saveFrom('elsewhere')).rejects.toThrow(
      `1 uploaded file is not in ${join(folder, 'elsewhere')}: questions/a.webp.`,
    );
    await expect(saveFrom('unreadable')).rejects.toThrow(BackupError);
    expect(await saved()).toEqual([]);
  });

  it('is made without them if somebody asks for that, and otherwise with all of them', async () => {
    expect((await saveFrom('elsewhere', true)).files).toBe(0);
    expect((await saveFrom('files')).files).toBe(1);
    expect(await saved()).toEqual(['school.backup']);
  });

  it('is whole if two are made at once to the same place, as when a job is started twice', async () => {
    const both = await Promise.all([saveFrom('files'), saveFrom('files')]);
    expect(both.map(({ files }) => files)).toEqual([1, 1]);
    expect(await saved()).toEqual(['school.backup']);
  });

  it.each(['no-such-folder/school.backup', 'files'])(
    'says in a sentence that it cannot be written to %s, and leaves nothing there',
    async (place) => {
      const client = await school.connect();
      const target = join(folder, place);
      const before = await readdir(folder);
      const saving = writeBackup(client, join(folder, 'files'), target);
      const error: unknown = await saving.catch((thrown: unknown) => thrown);
      client.release();
      expect(error).toBeInstanceOf(BackupError);
      expect(String(error)).toContain(`${target} cannot be written: `);
      expect(await readdir(folder)).toEqual(before);
    },
  );

  it('is made and restored whole even if the database ends idle transactions', async () => {
    const target = join(folder, 'silent.backup');
    const client = await school.connect();
    await client.query('set idle_in_transaction_session_timeout = 1');
    const saving = writeBackup(client, join(folder, 'files'), target);
    const { files } = await saving.finally(() => client.release(true));
    expect(files).toBe(1);

    const pool = createPool((await createEmptyDatabase()).connectionString, { size: 4 });
    const limits: unknown[] = [];
    let restoring: PoolClient | undefined;
    pool.on('connect', (one) => void one.query("set idle_in_transaction_session_timeout = '1h'"));
    pool.on('acquire', (one) => (restoring = one));
    // Nothing is sent to the database while a file is uploaded to the bucket.
    const put = async () => {
      const found = await restoring?.query('show idle_in_transaction_session_timeout');
      limits.push(...(found?.rows ?? []));
    };
    try {
      await readBackup(pool, put, target);
    } finally {
      await pool.end();
    }
    expect(limits).toEqual([{ idle_in_transaction_session_timeout: '0' }]);
  });
});
