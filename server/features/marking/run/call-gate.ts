import PQueue from 'p-queue';

/** Lets only so many calls to the marker be in flight at once; the others wait their turn. */
export interface CallGate {
  /** Runs `call` once there is room. Rejects without running it when the signal aborts first. */
  pass<Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** One gate serves all runs of a process, so that a provider sees no more than `max` calls. */
export function createCallGate(max: number): CallGate {
  const queue = new PQueue({ concurrency: max });
  return {
    pass: async (call, signal) => {
      signal?.throwIfAborted();
      // Given to the queue as it is, the signal would also drop a call that is in flight.
      const waiting = new AbortController();
      const giveUp = () => waiting.abort(signal?.reason);
      signal?.addEventListener('abort', giveUp, { once: true });
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        return call();
      };
      return queue.add(begin, { signal: waiting.signal });
    },
  };
}
