import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, createPool, type Database } from '../../server/database/client.ts';
import { findRunningServer } from '../../server/database/embedded/embedded-server.ts';
import {
  findFreePort,
  readPostmasterPid,
  spawnGreenpen,
} from '../../server/testing/greenpen-process.ts';
import { cpuSecondsOf } from './processes.ts';

/**
 * A Greenpen with a separate data folder, run as `npm start` runs it, and a connection to its
 * database.
 */
export interface MeasuredGreenpen {
  pid: number;
  postmasterPid: number;
  port: number;
  connectionString: string;
  database: Database;
  /** The secret that signs session cookies. */
  secret: string;
  /** Processor seconds that the app and its PostgreSQL have used so far. */
  cpuSeconds(): Promise<{ app: number; postgresql: number }>;
  stop(): Promise<void>;
}

/** Returns the options of `npm start`, which a process inherits by NODE_OPTIONS. */
async function readStartOptions(): Promise<string> {
  const file = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(file) as { scripts: { start: string } };
  const options = scripts.start.match(/--\S+/g) ?? [];
  return [...options, process.env['BENCH_NODE_OPTIONS'] ?? ''].join(' ').trim();
}

/** Starts a Greenpen; `settings` are environment variables. */
export async function startMeasuredGreenpen(
  settings: Record<string, string> = {},
): Promise<MeasuredGreenpen> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
  const port = await findFreePort();
  const running = spawnGreenpen({
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    NODE_OPTIONS: await readStartOptions(),
    ...settings,
  });
  await running.ready;
  const connectionString = await findRunningServer(join(dataDir, 'postgresql'));
  if (!connectionString) throw new Error('The database does not run.');
  const pool = createPool(connectionString, { size: 2 });
  const postmasterPid = await readPostmasterPid(dataDir);
  return {
    pid: running.pid,
    postmasterPid,
    port,
    connectionString,
    database: createDatabase(pool),
    secret: (await readFile(join(dataDir, 'auth-secret'), 'utf8')).trim(),
    cpuSeconds: async () => {
      const postgresql = await cpuSecondsOf(postmasterPid);
      return { app: (await cpuSecondsOf(running.pid)) - postgresql, postgresql };
    },
    stop: async () => {
      await pool.end();
      running.kill('SIGTERM');
      await running.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
