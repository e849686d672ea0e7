import { createThreadPool, type ThreadPool } from '../threads/thread-pool.ts';

interface WatchedThreads extends ThreadPool {
  /** The names of the work that the threads received. */
  given: string[];
}

/** Creates threads that record the work they receive; `before` may look around first, or throw. */
export function watchThreads(before: (name: string) => Promise<void>): WatchedThreads {
  const threads = createThreadPool();
  const given: string[] = [];
  return {
    given,
    run: async (work, input, signal) => {
      const { name = 'default' } = work;
      given.push(name);
      await before(name);
      return threads.run(work, input, signal);
    },
    close: () => threads.close(),
  };
}
