import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRunningServer } from '../../server/database/embedded/embedded-server.ts';
import {
  findFreePort,
  readPostmasterPid,
  spawnGreenpen,
  type GreenpenProcess,
} from '../../server/testing/greenpen-process.ts';

const HEALTH_POLL_MS = 100;
const RECOVERY_TIMEOUT_MS = 60_000;
const STARTS = 5;
const LAST_WORDS_CHARACTERS = 4_000;

/** A Greenpen in a separate process, with its PostgreSQL, and a supervisor that restarts it. */
export class KillableServer {
  readonly #settings: Record<string, string>;
  readonly #dataDir: string;
  readonly address: string;
  #running: GreenpenProcess | undefined;
  #worker: GreenpenProcess | undefined;
  /** How often it did not start at the first attempt. */
  failedStarts = 0;
  /** The app's last output, each time that it exited without being killed. */
  readonly lastWords: string[] = [];
  #isKilled = false;

  constructor(dataDir: string, port: number) {
    this.#dataDir = dataDir;
    this.address = `http://localhost:${port}`;
    this.#settings = { DATA_DIR: dataDir, PORT: String(port), RATE_LIMITS: 'off' };
  }

  async start(): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      const running = spawnGreenpen(this.#settings);
      this.#running = running;
      this.#isKilled = false;
      try {
        await running.ready;
        void running.ended.then(() => this.#takeUp(running));
        return;
      } catch (error) {
        if (tried === STARTS) throw error;
        this.failedStarts += 1;
      }
    }
  }

  async killApp(): Promise<void> {
    this.#isKilled = true;
    this.#running?.kill('SIGKILL');
    await this.#running?.ended;
    await this.start();
  }

  /** Restarts an app that has exited by itself. */
  async #takeUp(ended: GreenpenProcess): Promise<void> {
    if (this.#isKilled || this.#running !== ended) return;
    this.lastWords.push(ended.said().slice(-LAST_WORDS_CHARACTERS));
    await this.start();
  }

  /** Kills the database, with which the app ends; a supervisor starts both again. */
  async killPostmaster(): Promise<void> {
    this.#isKilled = true;
    process.kill(await readPostmasterPid(this.#dataDir), 'SIGKILL');
    await this.#running?.ended;
    await this.start();
  }

  /** Kills one connection's server process, after which PostgreSQL restarts by itself. */
  async killBackend(): Promise<void> {
    const postmaster = await readPostmasterPid(this.#dataDir);
    const file = `/proc/${postmaster}/task/${postmaster}/children`;
    const children = (await readFile(file, 'utf8')).trim().split(' ').map(Number);
    const backends: number[] = [];
    for (const pid of children) {
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (title.includes('greenpen 127.0.0.1')) backends.push(pid);
    }
    const pid = backends[Math.floor(Math.random() * backends.length)];
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await this.recover();
  }

  /** Kills the worker that shares the app's jobs, and starts another. */
  async killWorker(): Promise<void> {
    this.#worker?.kill('SIGKILL');
    await this.#worker?.ended;
    const database = await findRunningServer(join(this.#dataDir, 'postgresql'));
    this.#worker = spawnGreenpen({
      ...this.#settings,
      PROCESS_ROLE: 'worker',
      PORT: String(await findFreePort()),
      DATA_DIR: join(this.#dataDir, 'worker'),
      DATABASE_URL: database ?? '',
      AUTH_SECRET: (await readFile(join(this.#dataDir, 'auth-secret'), 'utf8')).trim(),
    });
    await this.#worker.ready;
  }

  /** Waits until the app and its database answer. */
  async recover(): Promise<void> {
    const end = Date.now() + RECOVERY_TIMEOUT_MS;
    await sleep(HEALTH_POLL_MS);
    while (Date.now() < end) {
      const response = await fetch(`${this.address}/health`).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.ok) return;
      await sleep(HEALTH_POLL_MS);
    }
    throw new Error('The app did not recover.');
  }

  async stop(): Promise<void> {
    this.#isKilled = true;
    this.#worker?.kill('SIGKILL');
    await this.#worker?.ended;
    this.#running?.kill('SIGTERM');
    await this.#running?.ended;
  }
}
