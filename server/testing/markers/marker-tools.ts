import { createBuiltInMarker } from '../../features/marking/engine/built-in-marker.ts';
import type { OutsideModelPolicy } from '../../features/marking/public.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';

/**
 * Runs work in this thread instead of others, so that tests of the work need not wait for threads.
 */
export const workHere: ThreadPool = {
  run: async ({ file, name = 'default' }, input, signal) => {
    signal?.throwIfAborted();
    const functions = (await import(file.href)) as Record<string, (given: unknown) => unknown>;
    // Cloned as between threads, so that nothing is shared.
    return structuredClone(await functions[name]?.(structuredClone(input))) as never;
  },
  close: async () => undefined,
};

/** Lets every text go to the model, and records nothing. */
export const openModelPolicy: OutsideModelPolicy = {
  memory: { load: async () => undefined, save: async () => undefined },
  requireAcceptance: async () => undefined,
  noteCall: async () => undefined,
};

/** The dependencies of a marker. */
export const markerTools = (modelPolicy: Partial<OutsideModelPolicy> = {}) => ({
  builtIn: () => createBuiltInMarker(),
  threads: workHere,
  modelPolicy: { ...openModelPolicy, ...modelPolicy },
});
