import { createBuiltInMarker } from '../features/marking/engine/built-in-marker.ts';
import type { OutsideModelPolicy } from '../features/marking/public.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';

/** Does in this thread what is for others: tests that are about the work need not wait for threads. */
export const workHere: ThreadPool = {
  run: async ({ file, name = 'default' }, input, signal) => {
    signal?.throwIfAborted();
    const functions = (await import(file.href)) as Record<string, (given: unknown) => unknown>;
    // As between threads, nobody shares what they are given.
    return structuredClone(await functions[name]?.(structuredClone(input))) as never;
  },
  close: async () => undefined,
};

/** Lets every text go to the model, and keeps nothing. */
export const openModelPolicy: OutsideModelPolicy = {
  memory: { load: async () => undefined, save: async () => undefined },
  requireAcceptance: async () => undefined,
  noteCall: async () => undefined,
};

/** What a marker is made with. */
export const markerTools = (modelPolicy: Partial<OutsideModelPolicy> = {}) => ({
  builtIn: () => createBuiltInMarker(),
  threads: workHere,
  modelPolicy: { ...openModelPolicy, ...modelPolicy },
});
