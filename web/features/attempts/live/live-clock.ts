import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from '../../../create-store.ts';
import type { ServerClock } from '../clock/attempt-clock.ts';

/** Often enough that no second is skipped. */
const TICK_MS = 250;
const SECOND_MS = 1_000;

/** The server's time for everything on the page that counts seconds. */
export interface LiveClock {
  /** In milliseconds since 1970, in whole seconds, so that everything on the page ticks at once. */
  now: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Switches to this reading of the server's clock. */
  follow: (clock: ServerClock) => void;
  /** Starts ticking; returns the function that stops it. */
  start: () => () => void;
}

/** Creates a clock with one timer for a whole list, instead of one per row. */
export function createLiveClock(first: ServerClock): LiveClock {
  let clock = first;
  const now = createStore(wholeSeconds(first()));
  const tick = () => now.set(wholeSeconds(clock()));
  return {
    now: now.get,
    subscribe: now.subscribe,
    follow: (next) => {
      clock = next;
      tick();
    },
    start: () => {
      const timer = setInterval(tick, TICK_MS);
      return () => clearInterval(timer);
    },
  };
}

function wholeSeconds(time: number): number {
  return Math.floor(time / SECOND_MS) * SECOND_MS;
}

export const LiveClockContext = createContext<LiveClock>(createLiveClock(() => Date.now()));

/** Returns what `read` derives from the server's time; renders only when that changes. */
export function useLiveTime<Reading extends string | number | null>(
  read: (now: number) => Reading,
): Reading {
  const { subscribe, now } = useContext(LiveClockContext);
  return useSyncExternalStore(subscribe, () => read(now()));
}
