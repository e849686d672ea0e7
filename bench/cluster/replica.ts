import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { findFreePort } from '../../server/testing/greenpen-process.ts';
import { openDatabaseLink } from '../faults/database-link.ts';
import {
  account,
  postgresProgram,
  runPostgresProgram,
  startProgram,
  type Program,
} from './programs.ts';

const PASSWORD = 'replica-measurement';
const READY_TRIES = 200;

/** A primary and the replica that follows it over a separate network. */
export interface Pair {
  primary: string;
  replica: string;
  /** Sends SIGKILL to the primary. */
  killPrimary(): Promise<void>;
  /** Promotes the replica to primary; resolves once it accepts writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts both. With `isSynchronous` a commit is acknowledged once the replica has it on its disk
 * too. `delayMs` is the latency of the network between them in each direction.
 */
export async function startPair(
  folder: string,
  { isSynchronous, delayMs }: { isSynchronous: boolean; delayMs: number },
): Promise<Pair> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')];
  const [port, replicaPort] = [await findFreePort(), await findFreePort()];
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, PASSWORD);
  if (account) await chown(passwordFile, account.uid, account.gid);
  await runPostgresProgram('initdb', [
    `--pgdata=${first}`,
    '--username=greenpen',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  const primary = await startServer(first, port);
  const address = (at: number) => `postgresql://greenpen:${PASSWORD}@127.0.0.1:${at}/postgres`;
  const network = await openDatabaseLink(address(port));
  const { port: networkPort } = new URL(network.connectionString);
  const from = ['-h', '127.0.0.1', '-p', networkPort, '-U', 'greenpen'];
  const how = ['-D', second, '-R', '-X', 'stream', '-C', '-S', 'replica', '-c', 'fast'];
  await runPostgresProgram('pg_basebackup', [...from, ...how], PASSWORD);
  const replica = await startServer(second, replicaPort);
  network.delay(delayMs);
  if (isSynchronous) await waitForReplica(address(port));
  return {
    primary: address(port),
    replica: address(replicaPort),
    killPrimary: async () => {
      primary.kill('SIGKILL');
      await primary.ended;
    },
    promote: () => runPostgresProgram('pg_ctl', ['promote', '-w', '-D', second]),
    stop: async () => {
      replica.kill('SIGINT');
      primary.kill('SIGINT');
      await network.close();
      await Promise.all([replica.ended, primary.ended]);
    },
  };
}

async function startServer(folder: string, port: number): Promise<Program> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'hot_standby=on',
    'wal_receiver_status_interval=1',
  ].flatMap((setting) => ['-c', setting]);
  const args = ['-D', folder, '-p', String(port), ...settings];
  const program = await startProgram(postgresProgram('postgres'), args, { port, asPostgres: true });
  await untilReady(port);
  return program;
}

/** Waits until the server accepts connections: it listens for a moment before that. */
async function untilReady(port: number): Promise<void> {
  const isReady = () =>
    runPostgresProgram('pg_isready', ['-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < READY_TRIES; tries += 1) if (await isReady()) return;
  throw new Error('PostgreSQL is up but refuses connections.');
}

/** Makes a commit wait from now on until the replica has it on its disk. */
async function waitForReplica(primary: string): Promise<void> {
  const client = new Client({ connectionString: primary });
  await client.connect();
  await client.query("alter system set synchronous_standby_names = '*'");
  await client.query('select pg_reload_conf()');
  await client.end();
}
