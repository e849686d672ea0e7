import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import pLimit from 'p-limit';
import type { Piscina } from 'piscina';
import { isInBackground } from './in-background.ts';
import type { Task } from './task-worker.ts';

/** Work for a thread: a function exported by the file, which takes and returns plain data. */
export interface ThreadWork<Input, Output> {
  /** The worker's file. */
  file: URL;
  /** The name of the function; default: the file's default export. */
  name?: string;
  /**
   * Limits the thread's processor time, so that work is not cut off for waiting on a busy machine.
   */
  timeLimitMs: number;
  /** Never set: it lets the compiler check input and output together. */
  readonly types?: (input: Input) => Output;
}

/** The type of a thread's work with this function. */
export type WorkOf<Work extends (input: never) => unknown> = ThreadWork<
  Parameters<Work>[0],
  Awaited<ReturnType<Work>>
>;

/** Thrown if work took too long or too much memory; its thread was ended. */
export class ThreadLimitError extends Error {}

/** Thrown after the pool was closed, because the process is stopping. */
export class ThreadsClosedError extends Error {}

/** Threads for work that would block the event loop. */
export interface ThreadPool {
  /**
   * Rejects with ThreadLimitError, with the error that the work throws, with the signal's reason,
   * or, once the pool is closed, with ThreadsClosedError. Work that has started continues after the
   * signal, but nobody waits for it.
   */
  run<Input, Output>(
    work: ThreadWork<Input, Output>,
    input: Input,
    signal?: AbortSignal,
  ): Promise<Output>;
  /** Ends all threads with their running work, and accepts no more. */
  close(): Promise<void>;
}

/** More threads would only compete with the event loop and the database. */
const MAX_THREADS = 3;
const IDLE_MS = 30_000;
/** The time limit for any work, however busy the machine is. */
const MAX_WAIT_MS = 120_000;
/** How often a running thread's processor time is checked. */
const LOOK_MS = 1_000;
const TASK_WORKER = new URL('task-worker.ts', import.meta.url);
const MAX_MEMORY_MB = 256;
const MAX_YOUNG_MEMORY_MB = 32;

const howMany = Math.min(MAX_THREADS, Math.max(2, availableParallelism() - 1));

interface ThreadPoolOptions {
  /** True if people wait for some of the work; one thread is then kept for them. */
  servesPeople?: boolean;
}

/**
 * Creates threads that start with the first work and end after half a minute without any. The work
 * of jobs and pollers is queued only so far that one thread stays free for people. People therefore
 * never wait for a marking run, and the run gets its turn whatever they do (docs/decisions/0115).
 */
export function createThreadPool({ servesPeople = true }: ThreadPoolOptions = {}): ThreadPool {
  let opened: Promise<Piscina> | null = null;
  const closing = new AbortController();
  // Queued here rather than in Piscina, so that a time limit counts from when the work begins.
  const takeTurn = pLimit(howMany);
  const backgroundLimit = pLimit(servesPeople ? howMany - 1 : howMany);
  const waitForTurn = <Output>(work: () => Promise<Output>): Promise<Output> =>
    isInBackground() ? backgroundLimit(() => takeTurn(work)) : takeTurn(work);

  return {
    run: async (work, input, signal) => {
      signal?.throwIfAborted();
      const done = waitForTurn(async () => {
        signal?.throwIfAborted();
        closing.signal.throwIfAborted();
        return runWithLimit(await (opened ??= openPool()), work, input).catch((error: unknown) => {
          closing.signal.throwIfAborted();
          throw error;
        });
      });
      return signal ? Promise.race([done, rejectOnAbort(signal, done)]) : done;
    },
    close: async () => {
      closing.abort(new ThreadsClosedError('The server is stopping.'));
      const pool = await opened;
      await pool?.destroy();
    },
  };
}

async function openPool(): Promise<Piscina> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool({
    filename: TASK_WORKER.href,
    minThreads: 0,
    maxThreads: howMany,
    idleTimeout: IDLE_MS,
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: MAX_MEMORY_MB,
      maxYoungGenerationSizeMb: MAX_YOUNG_MEMORY_MB,
    },
  });
}

async function runWithLimit<Input, Output>(
  pool: Piscina,
  { file, name = 'default', timeLimitMs }: ThreadWork<Input, Output>,
  input: Input,
): Promise<Output> {
  const begun = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const task: Task = { file: file.href, name, input, begun };
  const limit = new AbortController();
  const timer = limitProcessorTime(pool, begun, timeLimitMs, limit);
  try {
    return (await pool.run(task, { signal: limit.signal })) as Output;
  } catch (error) {
    const what = basename(file.pathname);
    if (limit.signal.aborted) {
      throw new ThreadLimitError(`${what}: not done within ${timeLimitMs} ms.`, { cause: error });
    }
    if (isOutOfMemory(error))
      throw new ThreadLimitError(`${what}: out of memory.`, { cause: error });
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Aborts work that exceeds its processor time. The caller must clear the returned timer. */
function limitProcessorTime(
  pool: Piscina,
  begun: Int32Array,
  timeLimitMs: number,
  limit: AbortController,
): NodeJS.Timeout {
  const from = Date.now();
  const look = async (): Promise<void> => {
    const waited = Date.now() - from;
    if (waited >= MAX_WAIT_MS) limit.abort();
    else if ((await processorTimeOf(pool, begun)) >= timeLimitMs) limit.abort();
  };
  // A thread that has ended cannot be asked for its time, and its work has ended with it.
  return setInterval(() => void look().catch(() => undefined), Math.min(timeLimitMs, LOOK_MS));
}

/** Returns the milliseconds of processor time since the work began; 0 before that. */
async function processorTimeOf(pool: Piscina, begun: Int32Array): Promise<number> {
  const thread = pool.threads.find(({ threadId }) => threadId === Atomics.load(begun, 0));
  if (thread === undefined) return 0;
  const { user, system } = await thread.cpuUsage();
  return (user + system) / 1_000 - Atomics.load(begun, 1);
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Rejects when the signal aborts; the listener is removed when the work is done. */
function rejectOnAbort(signal: AbortSignal, done: Promise<unknown>): Promise<never> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const forget = () => signal.removeEventListener('abort', onAbort);
  done.then(forget, forget);
  return aborted.promise;
}
