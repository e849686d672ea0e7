import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createPool } from '../../database/client.ts';
import { uploads } from '../../database/schema/uploads.ts';
import { cloneDatabase } from '../../testing/database/test-database.ts';
import { createFileStore } from './file-store.ts';
import { describeMissingFiles } from './missing-files.ts';

let folder: string;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-files-'));
  pool = createPool((await cloneDatabase()).connectionString, { size: 2 });
});
afterAll(async () => {
  await pool.end();
  await rm(folder, { recursive: true });
});

it('says after a restore how many images are missing, as when the bucket was lost', async () => {
  const database = createDatabase(pool);
  const store = await createFileStore({ kind: 'disk', folder });
  expect(await describeMissingFiles(database, store)).toBeNull();
  const keys = Array.from({ length: 60 }, (_, each) => `questions/${each}.webp`);
  await database.insert(uploads).values(
    keys.map((storageKey) => ({
      storageKey,
      mediaType: 'image/webp',
      sizeBytes: 1,
      uploadedBy: 'x',
    })),
  );
  for (const key of keys.slice(1)) await store.put(key, 'a');
  expect(await describeMissingFiles(database, store)).toContain(
    '1 of 60 uploaded images is missing: questions/0.webp.',
  );
  await store.delete('questions/59.webp');
  expect(await describeMissingFiles(database, store)).toContain(
    '2 of 60 uploaded images are missing, such as questions/0.webp.',
  );
  for (const key of ['questions/0.webp', 'questions/59.webp']) await store.put(key, 'a');
  expect(await describeMissingFiles(database, store)).toBeNull();
});
