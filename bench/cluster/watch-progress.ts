import { setTimeout as sleep } from 'node:timers/promises';

/** The events that a page received from a marking run. */
export interface Seen {
  events: number;
  /** How many streams broke and were reopened. */
  reopened: number;
  /** From opening the first stream to its first event, in milliseconds. */
  firstAfter: number;
  /** The longest time between two events, in milliseconds. */
  longestSilence: number;
  lastState: string;
}

const REOPEN_MS = 500;

/** Follows the run's server-sent events as the page does, until it is over. */
export async function watchProgress(address: string, runId: string, cookie: string): Promise<Seen> {
  const seen: Seen = { events: 0, reopened: -1, firstAfter: 0, longestSilence: 0, lastState: '' };
  let last = performance.now();
  const take = (event: string) => {
    const state = /"state":"(\w+)"/.exec(event)?.[1];
    if (!state) return;
    const silence = performance.now() - last;
    last += silence;
    if (seen.events === 0) seen.firstAfter = silence;
    seen.events += 1;
    seen.longestSilence = Math.max(seen.longestSilence, silence);
    seen.lastState = state;
  };
  while (seen.lastState === '' || seen.lastState === 'active') {
    seen.reopened += 1;
    try {
      const response = await fetch(`${address}/api/marking-runs/${runId}/progress`, {
        headers: { cookie, accept: 'text/event-stream' },
      });
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        for (const event of decoder.decode(chunk, { stream: true }).split('\n\n')) take(event);
      }
    } catch {
      // The node has died; the proxy will choose another.
    }
    await sleep(REOPEN_MS);
  }
  return seen;
}
