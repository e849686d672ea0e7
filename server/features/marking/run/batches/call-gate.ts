import PQueue from 'p-queue';
import {
  MARKING_BACKOFF_BASE_MS,
  MARKING_GIVE_UP_AFTER_MS,
  MARKING_LONGEST_PAUSE_MS,
} from '../../../../../shared/business-rules.ts';
import { MarkerError } from '../../engine/marker-error.ts';

/**
 * Limits the number of concurrent calls to the marker; further calls wait their turn. A marker that
 * is overloaded or away slows the gate down for everybody.
 */
export interface CallGate {
  /**
   * Runs `call` once there is room, and retries it after a pause if the marker asks for one.
   * Rejects without running it if the signal aborts first.
   */
  pass<Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

interface GateSettings {
  /** How long a marker that is busy or away is retried. */
  giveUpAfterMs?: number;
  /** The first pause, if the marker names none; each further pause is twice as long. */
  firstPauseMs?: number;
}

/** This many failures in a row are not accidents of single calls. */
const AWAY_AFTER = 10;

/**
 * Creates a gate. All runs of a process share one, so that a provider sees no more than `max`
 * calls.
 */
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
    // The last pause ends when patience does, which leaves time for one more call.
    const usualMs = Math.min(firstPauseMs * 2 ** pauses, MARKING_LONGEST_PAUSE_MS, leftMs);
    // Calls that were in flight together fail together, so they count as one pause.
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

  /** Slows the gate down if the call is worth retrying; otherwise rethrows the error. */
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
          // Called before the slot is free, because otherwise the next call would pass the gate.
          handle(error, enteredAt);
          return AGAIN;
        }
      };
      // A retried call goes first, because it shows whether the marker is back.
      for (let priority = 0; ; priority = 1) {
        const outcome = await inTurn(queue, attempt, { priority, signal });
        if (outcome !== AGAIN) return outcome.result;
      }
    },
  };
}

const AGAIN = 'again';

/** True for temporary trouble: the server is overloaded or away. */
function isTrouble(error: unknown): error is MarkerError {
  return error instanceof MarkerError && ['busy', 'unreachable'].includes(error.reason);
}

async function inTurn<Result>(
  queue: PQueue,
  call: () => Promise<Result>,
  { priority, signal }: { priority: number; signal: AbortSignal | undefined },
): Promise<Result> {
  signal?.throwIfAborted();
  // If the queue received the signal itself, it would also drop a call that is in flight.
  const waiting = new AbortController();
  const giveUp = () => waiting.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp, { once: true });
  const begin = () => {
    signal?.removeEventListener('abort', giveUp);
    return call();
  };
  return queue.add(begin, { priority, signal: waiting.signal });
}
