import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A Greenpen in a process of its own, as an administrator starts it. */
export interface GreenpenProcess {
  pid: number;
  /** Resolves with the address once it says that it is ready; rejects if it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code, null after a signal that it could not catch. */
  ended: Promise<number | null>;
  /** What it has said so far, on standard output and standard error. */
  said(): string;
  kill(signal: NodeJS.Signals): void;
}

/** Starts `node server/main.ts` with these settings and none of the present ones. */
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

/** A port of the loopback address on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await occupyPort();
  await close();
  return port;
}

/** Another program that listens on a free port. */
export async function occupyPort(): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((closed) => server.close(closed)) };
}

/** The process id of the PostgreSQL that works, or worked last, on this data folder. */
export async function readPostmasterPid(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgresql', 'cluster', 'postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

/** Whether a process with this id lives. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
