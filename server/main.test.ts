import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, signIn } from './testing/api-client.ts';
import {
  findFreePort,
  isAlive,
  occupyPort,
  readPostmasterPid,
  spawnGreenpen,
  type GreenpenProcess,
} from './testing/greenpen-process.ts';

const person = { email: 'ada@school.example', password: 'correct horse battery' };

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/** Starts and stops Greenpen several times, so these tests take seconds. */
describe('node server/main.ts', () => {
  let dataDir: string;
  let port: string;
  let running: GreenpenProcess;
  const started: GreenpenProcess[] = [];

  function start(settings: Record<string, string> = {}): GreenpenProcess {
    const greenpen = spawnGreenpen({ DATA_DIR: dataDir, PORT: port, ...settings });
    started.push(greenpen);
    return greenpen;
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'greenpen-main-'));
    port = String(await findFreePort());
  });
  afterAll(async () => {
    for (const greenpen of started) greenpen.kill('SIGTERM');
    await Promise.all(started.map((greenpen) => greenpen.ended));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('needs only node: it makes its database, says where it is, and answers', async () => {
    running = start();
    const address = await running.ready;
    expect(address).toBe(`http://localhost:${port}`);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    expect(running.said()).toContain(`Data is kept in ${dataDir}.`);
    const response = await fetch(`${address}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ ...person, name: 'Ada Example', username: 'Ada Example' }),
    });
    expect(response.status).toBe(200);
  });

  it('refuses to work on the data of another running server, in a sentence', async () => {
    const second = start({ PORT: String(await findFreePort()) });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain('Another Greenpen already works with the data in');
    expect(second.said()).not.toMatch(/\n\s+at /);
    expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200);
  });

  it('still has all its data when it is killed and started again', async () => {
    running.kill('SIGKILL');
    expect(await running.ended).toBeNull();
    running = start({ SCHOOL_TIME_ZONE: 'Pacific/Kiritimati' });
    const address = await running.ready;
    const cookie = await signIn(address, person.email, person.password);
    const { user } = await createApiClient(address, cookie).accounts.currentUser();
    expect(user).toMatchObject({ email: person.email, displayName: 'Ada Example' });
  });

  it('determines days by the time zone in its configuration', async () => {
    const address = await running.ready;
    const cookie = await signIn(address, person.email, person.password);
    const { accounts } = createApiClient(address, cookie);
    // These two zones never have the same date at once.
    const [today, elsewhere] = [dayIn('Pacific/Kiritimati'), dayIn('Etc/GMT+12')];
    expect((await accounts.listAuditEvents({ fromDay: today })).items).not.toEqual([]);
    expect((await accounts.listAuditEvents({ toDay: elsewhere })).items).toEqual([]);
  });

  it('ends if its database is killed, so that a supervisor starts both again', async () => {
    process.kill(await readPostmasterPid(dataDir), 'SIGKILL');
    expect(await running.ended).toBe(1);
    expect(running.said()).toContain('The bundled PostgreSQL has ended, so Greenpen ends too.');
    running = start();
    await running.ready;
  });

  it('ends on SIGTERM with exit code 0 and leaves no process behind', async () => {
    const postmaster = await readPostmasterPid(dataDir);
    expect(isAlive(postmaster)).toBe(true);
    running.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    // PostgreSQL removes its pid file a moment before it exits.
    await expect.poll(() => isAlive(postmaster)).toBe(false);
    await expect(readPostmasterPid(dataDir)).rejects.toThrow(/ENOENT/);
  });

  it('says in a sentence that its port is taken, and leaves no database running', async () => {
    const other = await occupyPort();
    const refused = start({ PORT: String(other.port), HOST: '127.0.0.1' });
    expect(await refused.ended).toBe(1);
    await other.close();
    expect(refused.said()).toContain(`Port ${other.port} is already in use.`);
    expect(refused.said()).not.toMatch(/\n\s+at /);
    await expect(readPostmasterPid(dataDir)).rejects.toThrow(/ENOENT/);
  });

  it('explains each mistake in its settings before it touches anything', async () => {
    const refused = start({ PORT: 'web', LOG_LEVEL: 'loud' });
    expect(await refused.ended).toBe(1);
    expect(refused.said()).toBe(
      'Greenpen cannot start.\n' +
        'PORT must be a number from 1 to 65535.\n' +
        'LOG_LEVEL must be fatal, error, warn, info or debug.\n',
    );
  });
});
