import { setTimeout as sleep } from 'node:timers/promises';

/** What every node does again and again. */
export interface Round {
  everySeconds: number;
  /** Must leave alone what another node has in hand, and end soon once the signal says so. */
  work(signal: AbortSignal): Promise<void>;
}

/**
 * Goes its rounds until stopped: at once, and then again this long after each has ended. It is for
 * work that waits in a table of its own, which therefore survives any crash without being queued;
 * a round that fails is reported, and the next one does its work.
 */
export function startRounds(
  { everySeconds, work }: Round,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const goRounds = async () => {
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await sleep(everySeconds * 1_000, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = goRounds();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
