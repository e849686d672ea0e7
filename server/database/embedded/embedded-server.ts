import { createServer, type AddressInfo } from 'node:net';
import { chmod, chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  connectionString,
  createDatabaseIfMissing,
  DATABASE_NAME,
  SHUTTING_DOWN,
  tryConnect,
} from './connect.ts';
import { CannotStartError } from '../../cannot-start.ts';
import { readOrCreateSecretFile } from '../../secret.ts';
import { findPostgresBinaries } from './binaries.ts';
import { endPostmaster, findRunningPostmaster, POLL_MS } from './postmaster.ts';
import { findPostgresAccount, unprivilegedCommand, type Command } from './unprivileged-command.ts';

const START_TIMEOUT_MS = 60_000;
/** How long a database may take for its last checkpoint. */
const STOP_TIMEOUT_MS = 30_000;
/** Any fixed number: the holder of this advisory lock owns the data folder. */
const OWNER_LOCK = 720_411;

/** Thrown if another Greenpen is using the same data folder. */
class DataFolderInUseError extends CannotStartError {}

export interface EmbeddedServer {
  connectionString: string;
  /** Resolves if the server that was started here ends although nobody stopped it. */
  died: Promise<void>;
  /** Stops the server after a checkpoint; nothing committed is lost. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server whose files are in `folder`, or takes over one that a killed app left
 * running there. Throws DataFolderInUseError if another app is using the folder.
 */
export async function startEmbeddedServer(
  folder: string,
  settings: Record<string, string> = {},
  patienceMs = STOP_TIMEOUT_MS,
): Promise<EmbeddedServer> {
  const account = findPostgresAccount();
  const cluster = join(folder, 'cluster');
  const binaries = await findPostgresBinaries();
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
  const password = await readOrCreateSecretFile(join(folder, 'password'));
  const reach = [folder, binaries.postgres];
  const command = (program: string, args: string[]) =>
    unprivilegedCommand(account, reach, program, args);

  if (!existsSync(cluster)) {
    await createCluster(folder, cluster, password, account, (args) =>
      command(binaries.initdb, args),
    );
  }
  const adopted = await waitForOrphan(cluster, password, patienceMs);
  const port = adopted ?? (await findFreePort());
  const child = adopted
    ? null
    : await launch(command(binaries.postgres, postgresArgs(cluster, port, settings)), folder);
  let isStopping = false;
  const died = Promise.withResolvers<void>();
  child?.once('exit', () => isStopping || died.resolve());
  const owner = await connectAsOwner(port, password, child, folder);
  await createDatabaseIfMissing(port, password);
  return {
    connectionString: connectionString(port, password, DATABASE_NAME),
    died: died.promise,
    stop: async () => {
      isStopping = true;
      await owner.end().catch(() => undefined);
      await stopPostmaster(cluster, child, patienceMs);
    },
  };
}

/**
 * Returns the connection string of the server that a running app has on the folder; null if none
 * runs.
 */
export async function findRunningServer(folder: string): Promise<string | null> {
  const running = await findRunningPostmaster(join(folder, 'cluster'));
  if (!running) return null;
  return connectionString(
    running.port,
    await readOrCreateSecretFile(join(folder, 'password')),
    DATABASE_NAME,
  );
}

async function createCluster(
  folder: string,
  cluster: string,
  password: string,
  account: { uid: number; gid: number } | null,
  initdb: (args: string[]) => Command,
): Promise<void> {
  // Built separately and then renamed, so that an interrupted start leaves no half-built cluster
  // behind.
  const draft = join(folder, 'cluster.new');
  const passwordFile = join(folder, 'initial-password');
  await rm(draft, { recursive: true, force: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  try {
    await run(
      initdb([
        `--pgdata=${draft}`,
        '--username=greenpen',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        // The C locale knows upper and lower case only for A to Z; searches must also find "Élan".
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ]),
    );
    await rename(draft, cluster);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function postgresArgs(cluster: string, port: number, settings: Record<string, string>): string[] {
  const all: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    // The data is on a solid-state disk or in memory, so an index scan costs little more than a
    // full scan.
    random_page_cost: '1.1',
    // Turns off processes that a single-machine school does not need: read-ahead and table
    // replication.
    io_method: 'sync',
    max_logical_replication_workers: '0',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...flags];
}

async function launch(command: Command, folder: string): Promise<ChildProcess> {
  const log = await open(join(folder, 'postgresql.log'), 'w');
  await chmod(join(folder, 'postgresql.log'), 0o600);
  const { program, args, ...account } = command;
  // Started in a separate process group: Ctrl+C in the terminal must reach the app first.
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  return child;
}

async function run(command: Command): Promise<void> {
  const { program, args, ...account } = command;
  const child = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const code = await new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('close', settle);
  });
  if (code !== 0) throw new Error(`The database could not be created.\n${complaint.trim()}`);
}

/**
 * Returns the port of a server still running on the cluster. Waits for one that is shutting down,
 * and helps it.
 */
async function waitForOrphan(
  cluster: string,
  password: string,
  patienceMs: number,
): Promise<number | null> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const running = await findRunningPostmaster(cluster);
    if (!running) return null;
    const outcome = await tryConnect(running.port, password);
    if (outcome instanceof Client) {
      await outcome.end();
      return running.port;
    }
    if (outcome === SHUTTING_DOWN) await endPostmaster(cluster, running.pid, patienceMs);
    // Nothing listens there: the pid belongs to another program, and PostgreSQL will find that out
    // too.
    if (outcome === 'ECONNREFUSED' && (await isStillRefused(running.port, password))) return null;
    await sleep(POLL_MS);
  }
  throw new Error(`A PostgreSQL server already runs in ${cluster} but does not respond.`);
}

async function isStillRefused(port: number, password: string): Promise<boolean> {
  await sleep(1_000);
  const outcome = await tryConnect(port, password);
  if (outcome instanceof Client) await outcome.end();
  return outcome === 'ECONNREFUSED';
}

async function connectAsOwner(
  port: number,
  password: string,
  child: ChildProcess | null,
  folder: string,
): Promise<Client> {
  const client = await waitForConnection(port, password, child, folder);
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [OWNER_LOCK],
  );
  if (rows[0]?.locked) return client;
  await client.end();
  throw new DataFolderInUseError(
    `Another Greenpen already works with the data in ${folder}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );
}

async function waitForConnection(
  port: number,
  password: string,
  child: ChildProcess | null,
  folder: string,
): Promise<Client> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    if (child && child.exitCode !== null) break;
    const outcome = await tryConnect(port, password);
    if (outcome instanceof Client) return outcome;
    await sleep(POLL_MS);
  }
  const log = await readFile(join(folder, 'postgresql.log'), 'utf8').catch(() => '');
  throw new Error(`The embedded PostgreSQL did not start.\n${log.slice(-2_000)}`);
}

async function stopPostmaster(
  cluster: string,
  child: ChildProcess | null,
  patienceMs: number,
): Promise<void> {
  const pid = child?.pid ?? (await findRunningPostmaster(cluster))?.pid;
  if (pid !== undefined) await endPostmaster(cluster, pid, patienceMs);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
