import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBackup } from '../../database/backup/read-backup.ts';
import { writeBackup } from '../../database/backup/write-backup.ts';
import { createPool } from '../../database/client.ts';
import { buildTeacher } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createEmptyDatabase } from '../../testing/database/test-database.ts';
import { uploadImage } from '../../testing/upload-image.ts';
import { createFileStore, type FileStore } from './file-store.ts';

let app: TestApp;
let server: S3rver;
let folder: string;
let files: FileStore;
let teacher: { email: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-s3-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'greenpen', configs: [] }],
  });
  const { port } = await server.run();
  files = await createFileStore({
    kind: 's3',
    bucket: 'greenpen',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  app = await startTestApp({ files });
  teacher = await buildTeacher(app.database);
});
afterAll(async () => {
  await app.stop();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('keeps images in a bucket that uses the S3 protocol, and serves them from there', async () => {
  const { url, sizeBytes } = await uploadImage(app, 'question', { as: teacher });
  const key = url.replace('/api/files/', '');
  expect((await files.getBytes(key)).length).toBe(sizeBytes);
  const { status, headers } = await send(app, 'GET', url, { as: teacher });
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(headers.get('content-length')).toBe(String(sizeBytes));
  await files.delete(key);
  expect(await files.exists(key)).toBe(false);
});

it('says that something is wrong if the bucket lost a file', async () => {
  const { url } = await uploadImage(app, 'question', { as: teacher });
  await files.delete(url.replace('/api/files/', ''));
  expect((await send(app, 'GET', url, { as: teacher })).status).toBe(500);
});

it('receives the files of a backup that was made when they were in a folder', async () => {
  const kept = join(folder, 'kept');
  await mkdir(join(kept, 'questions'), { recursive: true });
  await writeFile(join(kept, 'questions/cell.webp'), 'an image');
  const backup = join(folder, 'school.backup');
  await app.pool.query('delete from uploads');
  const client = await app.pool.connect();
  await writeBackup(client, kept, backup).finally(() => client.release());
  const pool = createPool((await createEmptyDatabase()).connectionString, { size: 4 });
  const restored = await readBackup(pool, files.put.bind(files), backup);
  await pool.end();
  expect(restored.files).toBe(1);
  expect(Buffer.from(await files.getBytes('questions/cell.webp')).toString()).toBe('an image');
});

it('gives up on a bucket that accepts connections and then says nothing', async () => {
  const silent = createServer();
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const { port } = silent.address() as AddressInfo;
  const store = await createFileStore(
    {
      kind: 's3',
      bucket: 'greenpen',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    1,
  );
  await expect(store.getBytes('questions/a.webp')).rejects.toThrow('Cannot read file');
  silent.close();
});
