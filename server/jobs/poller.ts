import { setTimeout as sleep } from 'node:timers/promises';
import { inBackground } from '../threads/in-background.ts';

/** What every node looks for at intervals. */
export interface PolledWork {
  everySeconds: number;
  /** Must leave alone what another node has in hand, and end soon once the signal says so. */
  work(signal: AbortSignal): Promise<void>;
}

/**
 * Polls until stopped: at once, and then again this long after each poll has ended. It is for work
 * that waits in a table of its own, which therefore survives any crash without being queued; a poll
 * that fails is reported, and the next one does its work.
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
