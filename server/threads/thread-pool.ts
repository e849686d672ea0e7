import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Piscina } from 'piscina';

/** Work for a thread: a function that the file exports does it, on plain data. */
export interface ThreadWork<Input, Output> {
  /** The worker's file. */
  file: URL;
  /** The function; the file's default export unless given. */
  name?: string;
  /** From the moment that a thread begins. */
  timeLimitMs: number;
  /** Never set: it lets the compiler hold input and output together. */
  readonly types?: (input: Input) => Output;
}

/** The work of this function. */
export type WorkOf<Work extends (input: never) => unknown> = ThreadWork<
  Parameters<Work>[0],
  Awaited<ReturnType<Work>>
>;

/** Work took too long, or too much memory; its thread was ended. */
export class ThreadLimitError extends Error {}

/** Threads for what would keep the event loop from people (design, section 6). */
export interface ThreadPool {
  /**
   * Rejects with ThreadLimitError, with what the work throws, or with the signal's reason. Work that
   * a thread has begun goes on after the signal, and nobody waits for it.
   */
  run<Input, Output>(
    work: ThreadWork<Input, Output>,
    input: Input,
    signal?: AbortSignal,
  ): Promise<Output>;
  /** Ends all threads; what they had in hand rejects. */
  close(): Promise<void>;
}

/** More would only take turns with the event loop and the database. */
const MAX_THREADS = 3;
const IDLE_MS = 30_000;
const MAX_MEMORY_MB = 256;
const MAX_YOUNG_MEMORY_MB = 32;

const howMany = Math.min(MAX_THREADS, Math.max(2, availableParallelism() - 1));

/** Threads that start when the first work comes, and end after half a minute without any. */
export function createThreadPool(): ThreadPool {
  let opened: Promise<Piscina> | null = null;
  // Our own turns, so that a time limit counts from the beginning and not from the queue.
  const takeTurn = pLimit(howMany);

  return {
    run: async (work, input, signal) => {
      signal?.throwIfAborted();
      const done = takeTurn(async () => {
        signal?.throwIfAborted();
        return runWithLimit(await (opened ??= openPool()), work, input);
      });
      return signal ? Promise.race([done, rejectOnAbort(signal, done)]) : done;
    },
    close: async () => {
      const pool = await opened;
      opened = null;
      await pool?.destroy();
    },
  };
}

async function openPool(): Promise<Piscina> {
  const { Piscina: Pool } = await import('piscina');
  return new Pool({
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
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeLimitMs);
  try {
    return (await pool.run(input, { filename: file.href, name, signal: limit.signal })) as Output;
  } catch (error) {
    if (limit.signal.aborted) {
      throw new ThreadLimitError(`Not done within ${timeLimitMs} ms.`, { cause: error });
    }
    if (isOutOfMemory(error)) throw new ThreadLimitError('Out of memory.', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Rejects when the signal aborts; the listener goes with the work. */
function rejectOnAbort(signal: AbortSignal, done: Promise<unknown>): Promise<never> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const forget = () => signal.removeEventListener('abort', onAbort);
  done.then(forget, forget);
  return aborted.promise;
}
