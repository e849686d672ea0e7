import { setTimeout as sleep } from 'node:timers/promises';
import { MarkerError } from '../engine/marker-error.ts';

/** Longer than this a call does not wait for a provider: the run's own retries come later. */
const MAX_SECONDS = 60;
/** How often one call waits as it is asked to before it counts as failed. */
const MAX_WAITS = 3;

/**
 * The milliseconds that a provider asks to be left alone for, by `Retry-After` in seconds or as a
 * date; undefined where it does not say, or asks for too much.
 */
export function readRetryAfter(
  header: string | null | undefined,
  now = Date.now(),
): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  const isSensible = milliseconds >= 0 && milliseconds <= MAX_SECONDS * 1_000;
  return isSensible ? milliseconds : undefined;
}

/**
 * Makes calls that keep the pauses a provider asks for: once one call is told to wait, all that
 * share the keeper wait, and then that call is tried again.
 */
export function createPauseKeeper() {
  let notBefore = 0;
  return async <Result>(
    call: () => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> => {
    for (let waits = 0; ; waits += 1) {
      const pause = notBefore - Date.now();
      if (pause > 0) await sleep(pause, undefined, { signal });
      try {
        return await call();
      } catch (error) {
        const wanted = error instanceof MarkerError ? error.retryAfterMs : undefined;
        if (wanted === undefined || waits === MAX_WAITS) throw error;
        notBefore = Math.max(notBefore, Date.now() + wanted);
      }
    }
  };
}
