import { setTimeout as sleep } from 'node:timers/promises';
import { inBackground } from '../threads/in-background.ts';

/** Work that every node polls for. */
export interface PolledWork {
  everySeconds: number;
  /** Must leave alone work that another node is doing, and end soon after the signal aborts. */
  work(signal: AbortSignal): Promise<void>;
}

/**
 * Polls until stopped: at once, and then again this long after each poll has ended. Used for work
 * that waits in its own table, and so survives a crash without being queued. A poll that fails is
 * reported, and the next one does its work.
 */
export function startPoller(
  { everySeconds, work }: PolledWork,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const poll = async () => {
    while (!signal.aborted) {
      await inBackground(() => work(signal)).catch(onError);
      await sleep(everySeconds * 1_000, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = poll();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}
