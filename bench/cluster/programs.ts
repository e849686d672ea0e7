import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  findPostgresAccount,
  unprivilegedCommand,
} from '../../server/database/embedded/unprivileged-command.ts';
import { killOnExit } from '../faults/kill-on-exit.ts';

const START_TIMEOUT_MS = 20_000;
const DEBIAN_POSTGRES = '/usr/lib/postgresql/15/bin';

/** A program on this machine, such as nginx, that runs until it is stopped. */
export interface Program {
  kill(signal: NodeJS.Signals): void;
  ended: Promise<void>;
}

/**
 * The account that runs PostgreSQL and PgBouncer, which refuse to run as root; null if we are not
 * root.
 */
export const account = findPostgresAccount();

/** Starts a program and waits until it accepts connections on the port. */
export async function startProgram(
  program: string,
  args: string[],
  { port, asPostgres = false }: { port: number; asPostgres?: boolean },
): Promise<Program> {
  const command = asPostgres ? unprivilegedCommand(account, [], program, args) : { program, args };
  const { program: path, args: words, ...identity } = command;
  const child = spawn(path, words, { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  killOnExit(() => child.kill('SIGTERM'));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise<void>((settle) => {
    child.once('error', () => settle());
    child.once('close', () => settle());
  });
  await untilListening(child, port, () => said);
  return { kill: (signal) => child.kill(signal), ended };
}

async function untilListening(
  child: ChildProcess,
  port: number,
  said: () => string,
): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    if (await isListening(port)) return;
    await sleep(50);
  }
  throw new Error(`${child.spawnfile} did not start.\n${said()}`);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (is: boolean) => () => {
      socket.destroy();
      settle(is);
    };
    socket.once('connect', answer(true));
    socket.once('error', answer(false));
  });
}

/** Runs a program of Debian's PostgreSQL until it exits. */
export async function runPostgresProgram(
  name: string,
  args: string[],
  password = '',
): Promise<void> {
  const {
    program,
    args: words,
    ...identity
  } = unprivilegedCommand(account, [], postgresProgram(name), args);
  const { PATH } = process.env;
  await promisify(execFile)(program, words, {
    ...identity,
    cwd: '/',
    env: { PATH, PGPASSWORD: password },
  });
}

/**
 * Returns the path of a program in Debian's PostgreSQL; the one from npm has no programs for
 * replicas.
 */
export function postgresProgram(name: string): string {
  const path = `${DEBIAN_POSTGRES}/${name}`;
  if (!existsSync(path)) throw new Error(`There is no ${path}: apt-get install postgresql`);
  return path;
}
