import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeAbandoned } from './make-database-folder.ts';

/** No system gives a process such a number. */
const OF_NOBODY = 2 ** 30;

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'folders-'));
});
afterAll(() => rm(parent, { recursive: true }));

async function make(name: string, serverId: number | null, hoursAgo = 2): Promise<void> {
  const cluster = join(parent, name, 'cluster');
  await mkdir(cluster, { recursive: true });
  if (serverId !== null)
    await writeFile(join(cluster, 'postmaster.pid'), `${serverId}\n${cluster}\n`);
  const then = Date.now() / 1_000 - hoursAgo * 3_600;
  await utimes(join(parent, name), then, then);
}

it('removes databases whose server was killed, and nothing else', async () => {
  await make('greenpen-test-killed', OF_NOBODY);
  await make('greenpen-test-just-made', OF_NOBODY, 0);
  await make('greenpen-test-running', process.pid);
  await make('greenpen-test-beginning', null);
  await make('somebody-elses', OF_NOBODY);
  await removeAbandoned(parent);
  expect((await readdir(parent)).toSorted()).toEqual([
    'greenpen-test-beginning',
    'greenpen-test-just-made',
    'greenpen-test-running',
    'somebody-elses',
  ]);
});
