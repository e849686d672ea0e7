import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findRunningPostmaster } from '../../server/database/embedded/postmaster.ts';
import { makeDatabaseFolder } from '../../server/testing/make-database-folder.ts';

const POLL_MS = 25;
const run = promisify(execFile);

/** The product as a process of its own, on demo data in a folder of its own. */
export class GreenpenProcess {
  /** Stays the same through `kill` and `start`. */
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
   * A fresh one, ready to answer; with further settings as docs/configuration.md names them, on a
   * copy of what `prepare-demo-school.ts` left, where it ran.
   */
  static async launch(settings: Record<string, string> = {}): Promise<GreenpenProcess> {
    const dataDir = await makeDatabaseFolder();
    const greenpen = new GreenpenProcess(await findFreePort(), dataDir, settings);
    try {
      const prepared = process.env.PREPARED_DEMO_SCHOOL;
      // PostgreSQL insists on the owner of its files, which Node's own copying does not keep.
      if (prepared !== undefined && settings.DEMO_DATA !== 'off')
        await run('cp', ['-Rp', `${prepared}/.`, dataDir]);
      await greenpen.start();
    } catch (error) {
      await greenpen.stop();
      throw error;
    }
    return greenpen;
  }

  /** Ends it in good order, and leaves its data for `launch` to copy. */
  async leaveData(): Promise<string> {
    await this.#end('SIGTERM');
    return this.#dataDir;
  }

  /** Where it leaves its messages. */
  get outbox(): string {
    return join(this.#dataDir, 'outbox');
  }

  /** Starts on the data that is there; resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...surroundings(),
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        DEMO_DATA: 'on',
        RATE_LIMITS: 'off',
        // One batch after the other: a run that can be watched.
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

  /** Ends it without warning, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in good order and removes its data; nothing is left running. */
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

  /** A killed app leaves its database running, for the next start to take over. */
  async #endOrphanedDatabase(): Promise<void> {
    const cluster = join(this.#dataDir, 'postgresql', 'cluster');
    const orphan = await findRunningPostmaster(cluster);
    if (orphan === null) return;
    process.kill(orphan.pid, 'SIGINT');
    while (await findRunningPostmaster(cluster)) await sleep(POLL_MS);
  }
}

/** What a program needs to run; none of Greenpen's own settings, which would change the tests. */
function surroundings(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  // A run starts some twenty servers: what Node made of the program for one serves the others.
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
