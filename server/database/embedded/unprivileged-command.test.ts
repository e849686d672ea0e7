import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgresBinaries } from './binaries.ts';
import { findPostgresAccount, unprivilegedCommand } from './unprivileged-command.ts';

const run = promisify(execFile);

describe.runIf(process.getuid?.() === 0)('PostgreSQL when the app runs as root', () => {
  let rootOnly: string;

  beforeAll(async () => {
    rootOnly = await mkdtemp(join(tmpdir(), 'root-only-'));
    const { initdb } = await findPostgresBinaries();
    await cp(dirname(dirname(initdb)), join(rootOnly, 'native'), { recursive: true });
  });
  afterAll(() => rm(rootOnly, { recursive: true, force: true }));

  it('makes and finds its files in a folder that only root can enter', async () => {
    const initdb = join(rootOnly, 'native', 'bin', 'initdb');
    const account = findPostgresAccount();
    const args = ['--pgdata', join(rootOnly, 'cluster'), '--no-sync'];
    const { program, ...command } = unprivilegedCommand(account, [initdb], initdb, args);
    const { stdout } = await run(program, command.args);
    expect(stdout).toContain('Success.');
  });
});
