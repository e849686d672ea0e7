import { createThreadPool, type ThreadPool } from '../threads/thread-pool.ts';

interface WatchedThreads extends ThreadPool {
  /** The names of the work that threads were given. */
  given: string[];
}

/** Threads that note what they are given; `before` may look around first, or refuse. */
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
