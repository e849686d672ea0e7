/** Lets only so many calls to the marker be in flight at once; the others wait their turn. */
export interface CallGate {
  /** Runs `call` once there is room. Rejects without running it when the signal aborts first. */
  pass<Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** One gate serves all runs of a process, so that a provider sees no more than `most` calls. */
export function createCallGate(max: number): CallGate {
  let inFlight = 0;
  const waiting = new Set<() => void>();

  const enter = async (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    if (inFlight < max) {
      inFlight += 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    const giveUp = () => {
      waiting.delete(turn.resolve);
      turn.reject(signal?.reason);
    };
    waiting.add(turn.resolve);
    signal?.addEventListener('abort', giveUp, { once: true });
    await turn.promise.finally(() => signal?.removeEventListener('abort', giveUp));
  };

  // Whoever is next takes over the place, so that the count stays as it is.
  const leave = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      inFlight -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    pass: async (call, signal) => {
      await enter(signal);
      try {
        return await call();
      } finally {
        leave();
      }
    },
  };
}
