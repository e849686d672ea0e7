import {
  MARKING_GIVE_UP_AFTER_FAILURES,
  MARKING_GIVE_UP_AFTER_MS,
  MARKING_GIVE_UP_AFTER_REFUSALS,
  MARKING_MAX_TIMEOUTS_IN_A_ROW,
} from '../../../../../shared/business-rules.ts';
import { MarkerError } from '../../engine/marker-error.ts';

/** Detects that a marker is gone, so that a run ends instead of calling it for hours. */
export interface OutageDetector {
  noteSuccess(): void;
  noteFailure(error: unknown): void;
  /** Aborted once the marker is out: nothing else may begin. */
  signal: AbortSignal;
  /** True if the marker has marked anything in this run. */
  hasSucceeded(): boolean;
}

interface Settings {
  /** In milliseconds; replaces the clock, so that tests need not wait. */
  now: () => number;
  /** The number of answers to mark: with fewer than ten, ten cannot be refused. */
  answers: number;
  /** How long a call may take. */
  timeoutMs: number;
  giveUpAfterMs?: number;
}

/** Measured time may fall a little short of the sum of time-outs. */
const ALMOST = 0.95;

export function createOutageDetector({
  now,
  answers,
  timeoutMs,
  giveUpAfterMs = MARKING_GIVE_UP_AFTER_MS,
}: Settings): OutageDetector {
  const out = new AbortController();
  let lastSuccess = now();
  let hasSucceeded = false;
  let failures = 0;
  let refusals = 0;
  const manyRefusals = Math.min(answers, MARKING_GIVE_UP_AFTER_REFUSALS);

  const isOut = (error: unknown) => {
    const silentMs = now() - lastSuccess;
    if (error instanceof MarkerError) {
      // The gate has already waited for as long as allowed.
      if (error.waitedMs !== undefined) return true;
      const patienceMs = timeoutMs * MARKING_MAX_TIMEOUTS_IN_A_ROW * ALMOST;
      if (error.reason === 'timed-out' && silentMs >= patienceMs) return true;
      if (refusals >= manyRefusals) return true;
      if (error.reason === 'unusable' && failures >= MARKING_GIVE_UP_AFTER_FAILURES) return true;
    }
    return failures >= MARKING_GIVE_UP_AFTER_FAILURES && silentMs >= giveUpAfterMs;
  };

  return {
    signal: out.signal,
    hasSucceeded: () => hasSucceeded,
    noteSuccess: () => {
      lastSuccess = now();
      hasSucceeded = true;
      failures = 0;
      refusals = 0;
    },
    noteFailure: (error) => {
      failures += 1;
      refusals = isRefusal(error) ? refusals + 1 : 0;
      if (isOut(error)) out.abort();
    },
  };
}

function isRefusal(error: unknown): error is MarkerError {
  return (
    error instanceof MarkerError &&
    ['refuses-key', 'unknown-model', 'refused', 'not-accepted'].includes(error.reason)
  );
}
