import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedServer } from './embedded-server.ts';
import { findRunningPostmaster } from './postmaster.ts';
import { until } from '../../testing/until.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenpen-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = () => startEmbeddedServer(folder, {}, 100);

async function connect(connectionString: string) {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Starts a server with a hanging process, so that it cannot shut down cleanly. */
async function startHanging() {
  const server = await start();
  const client = await connect(server.connectionString);
  await client.query('create table kept as select 1 as number');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGSTOP');
  return server;
}

it('ends a database that cannot shut down cleanly, and loses nothing', async () => {
  const server = await startHanging();
  await server.stop();
  const next = await start();
  const client = await connect(next.connectionString);
  expect((await client.query('select number from kept')).rows).toEqual([{ number: 1 }]);
  await client.end();
  await next.stop();
});

it('starts although the last database was told to end and never did', async () => {
  const { connectionString } = await startHanging();
  const left = await findRunningPostmaster(join(folder, 'cluster'));
  process.kill(left?.pid ?? 0, 'SIGINT');
  await until(() => expect(connect(connectionString)).rejects.toThrow('shutting down'));
  const next = await start();
  expect((await findRunningPostmaster(join(folder, 'cluster')))?.pid).not.toBe(left?.pid);
  const client = await connect(next.connectionString);
  expect((await client.query('select number from kept')).rows).toEqual([{ number: 1 }]);
  await client.end();
  await next.stop();
});
