import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findRunningPostmaster } from '../../server/database/embedded/postmaster.ts';
import { makeDatabaseFolder } from '../../server/testing/database/make-database-folder.ts';

const POLL_MS = 25;
const run = promisify(execFile);

/** The product as a separate process, on demo data in a separate folder. */
export class GreenpenProcess {
  /** Does not change through `kill` and `start`. */
  readonly address: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;

  private constructor(port: number, dataDir: string, settings: Record<string, string>) {
    this.#port = port;
    this.#dataDir = dataDir;
    this.#settings = settings;
    this.address = `http://localhost:${port}`;
  }

  /**
   * Launches a new server that is ready to answer, with further settings as docs/configuration.md
   * names them. Uses a copy of the data that `prepare-demo-school.ts` left, if that has run.
   */
  static async launch(settings: Record<string, string> = {}): Promise<GreenpenProcess> {
    const dataDir = await makeDatabaseFolder();
    const greenpen = new GreenpenProcess(await findFreePort(), dataDir, settings);
    try {
      const prepared = process.env.PREPARED_DEMO_SCHOOL;
      // PostgreSQL requires the owner of its files, which Node's own copying does not keep.
      if (prepared !== undefined && settings.DEMO_DATA !== 'off')
        await run('cp', ['-Rp', `${prepared}/.`, dataDir]);
      await greenpen.start();
    } catch (error) {
      await greenpen.stop();
      throw error;
    }
    return greenpen;
  }

  /** Shuts the server down and keeps its data for `launch` to copy. */
  async leaveData(): Promise<string> {
    await this.#end('SIGTERM');
    return this.#dataDir;
  }

  /** The folder for its outgoing messages. */
  get outbox(): string {
    return join(this.#dataDir, 'outbox');
  }

  /** Starts on the existing data; resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...surroundings(),
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        DEMO_DATA: 'on',
        RATE_LIMITS: 'off',
        // One batch at a time makes a run long enough to watch.
        MARKING_CONCURRENCY: '1',
        LOG_LEVEL: 'error',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    await new Promise<void>((ready, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('Greenpen is ready')) ready();
      });
      child.once('exit', () => reject(new Error('Greenpen ended before it was ready.')));
    });
  }

  /** Kills the server without warning, like a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Shuts the server down and removes its data; nothing is left running. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    await this.#endOrphanedDatabase();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Stops the database that a killed server leaves running for the next start. */
  async #endOrphanedDatabase(): Promise<void> {
    const cluster = join(this.#dataDir, 'postgresql', 'cluster');
    const orphan = await findRunningPostmaster(cluster);
    if (orphan === null) return;
    process.kill(orphan.pid, 'SIGINT');
    while (await findRunningPostmaster(cluster)) await sleep(POLL_MS);
  }
}

/**
 * The environment a program needs to run, without Greenpen's own settings, which would change the
 * tests.
 */
function surroundings(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  // A run starts some twenty servers, which share one compile cache.
  return { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE: join(tmpdir(), 'greenpen-compiled') };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
