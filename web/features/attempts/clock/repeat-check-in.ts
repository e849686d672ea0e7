import { CHECK_IN_MS } from '../../../../shared/business-rules.ts';

/**
 * The random variation of each pause, so that a class does not send its requests at the same
 * moment.
 */
const SPREAD_MS = 500;

/** Calls `ask` every few seconds, one call after the other, until stopped. `ask` must not throw. */
export function repeatCheckIn(
  ask: () => Promise<void>,
  random: () => number = Math.random,
): { stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const wait = () => {
    if (isStopped) return;
    const delay = CHECK_IN_MS + (2 * random() - 1) * SPREAD_MS;
    timer = setTimeout(() => void ask().then(wait), delay);
  };

  wait();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
