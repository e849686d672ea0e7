import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A Greenpen in a separate process, as an administrator starts it. */
export interface GreenpenProcess {
  pid: number;
  /**
   * Resolves with the address once the process says that it is ready; rejects if it ends before.
   */
  ready: Promise<string>;
  /** Resolves with the exit code, or null after a signal that it could not catch. */
  ended: Promise<number | null>;
  /** Returns its output so far, on standard output and standard error. */
  said(): string;
  kill(signal: NodeJS.Signals): void;
}

/** Starts `node server/main.ts` with these settings and none of the current environment's. */
export function spawnGreenpen(settings: Record<string, string>): GreenpenProcess {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, DEMO_DATA: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
    const address = /Greenpen is ready: (\S+)/.exec(said)?.[1];
    if (address) resolve(address);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<number | null>((settle) => {
    child.once('close', (code) => {
      reject(new Error(`Greenpen ended before it was ready.\n${said}`));
      settle(code);
    });
  });
  ready.catch(() => undefined);
  const { pid = 0 } = child;
  return { pid, ready, ended, said: () => said, kill: (signal) => child.kill(signal) };
}

/** Returns a port of the loopback address on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await occupyPort();
  await close();
  return port;
}

/** Starts another listener on a free port. */
export async function occupyPort(): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((closed) => server.close(closed)) };
}

/** Returns the process id of the PostgreSQL that uses, or last used, this data folder. */
export async function readPostmasterPid(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgresql', 'cluster', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

/** True if a process with this id is alive. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
