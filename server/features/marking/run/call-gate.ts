import PQueue from 'p-queue';
import {
  MARKING_BACKOFF_BASE_MS,
  MARKING_GIVE_UP_AFTER_MS,
  MARKING_LONGEST_PAUSE_MS,
} from '../../../../shared/business-rules.ts';
import { MarkerError } from '../engine/marker-error.ts';

/**
 * Lets only so many calls to the marker be in flight at once; the others wait their turn. A marker
 * that has too much to do, or is away, slows it down for everybody.
 */
export interface CallGate {
  /**
   * Runs `call` once there is room, and again after a pause where the marker asks for one. Rejects
   * without running it when the signal aborts first.
   */
  pass<Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

interface GateSettings {
  /** For how long a marker that is busy or away is asked again. */
  giveUpAfterMs?: number;
  /** The first pause, where the marker names none; each next one is twice as long. */
  firstPauseMs?: number;
}

/** So many failures in a row are no accident of single calls. */
const AWAY_AFTER = 10;

/** One gate serves all runs of a process, so that a provider sees no more than `max` calls. */
export function createCallGate(
  max: number,
  {
    giveUpAfterMs = MARKING_GIVE_UP_AFTER_MS,
    firstPauseMs = MARKING_BACKOFF_BASE_MS,
  }: GateSettings = {},
): CallGate {
  const queue = new PQueue({ concurrency: max });
  let failures = 0;
  let pauses = 0;
  let opensAt = 0;
  let troubleSince: number | undefined;

  const open = () => {
    const left = opensAt - performance.now();
    if (left > 0) setTimeout(open, Math.ceil(left)).unref();
    else queue.start();
  };
  /** Nobody passes for a while, and then one at a time until a call succeeds. */
  const pause = (wantedMs: number | undefined, leftMs: number) => {
    queue.concurrency = 1;
    // The last pause ends with the patience, for one more call.
    const usualMs = Math.min(firstPauseMs * 2 ** pauses, MARKING_LONGEST_PAUSE_MS, leftMs);
    // Those that were in flight together are told so together.
    if (!queue.isPaused) pauses += 1;
    opensAt = Math.max(opensAt, performance.now() + (wantedMs ?? usualMs));
    queue.pause();
    open();
  };
  const noteSuccess = () => {
    failures = 0;
    pauses = 0;
    troubleSince = undefined;
    if (queue.concurrency < max) queue.concurrency += 1;
  };

  /** Slows the gate down for a call that is worth another; throws what it failed with otherwise. */
  const handle = (error: unknown, enteredAt: number): void => {
    failures = isTrouble(error) ? failures + 1 : 0;
    if (!isTrouble(error) || (error.reason !== 'busy' && failures < AWAY_AFTER)) throw error;
    const now = performance.now();
    troubleSince ??= now;
    const waitedMs = now - Math.max(troubleSince, enteredAt);
    const leftMs = giveUpAfterMs - waitedMs;
    if (leftMs <= 0 || (error.retryAfterMs ?? 0) > leftMs) throw error.with({ waitedMs });
    pause(error.retryAfterMs, leftMs);
  };

  return {
    pass: async (call, signal) => {
      const enteredAt = performance.now();
      const attempt = async () => {
        try {
          const result = await call();
          noteSuccess();
          return { result };
        } catch (error) {
          // Before the place is free: otherwise the next one would pass it.
          handle(error, enteredAt);
          return AGAIN;
        }
      };
      // One that is tried again goes first: it tells whether the marker is back.
      for (let priority = 0; ; priority = 1) {
        const outcome = await inTurn(queue, attempt, { priority, signal });
        if (outcome !== AGAIN) return outcome.result;
      }
    },
  };
}

const AGAIN = 'again';

/** Trouble that passes: the server has too much to do, or is away. */
function isTrouble(error: unknown): error is MarkerError {
  return error instanceof MarkerError && ['busy', 'unreachable'].includes(error.reason);
}

async function inTurn<Result>(
  queue: PQueue,
  call: () => Promise<Result>,
  { priority, signal }: { priority: number; signal: AbortSignal | undefined },
): Promise<Result> {
  signal?.throwIfAborted();
  // Given to the queue as it is, the signal would also drop a call that is in flight.
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  const begin = () => {
    signal?.removeEventListener('abort', giveUp);
    return call();
  };
  return queue.add(begin, { priority, signal: waiting.signal });
}
