import {
  MARKING_GIVE_UP_AFTER_FAILURES,
  MARKING_GIVE_UP_AFTER_MS,
  MARKING_GIVE_UP_AFTER_REFUSALS,
} from '../../../../shared/business-rules.ts';
import { MarkerError } from '../engine/marker-error.ts';

/** Notices that a marker is gone, so that a run ends instead of asking it for hours. */
export interface OutageDetector {
  noteSuccess(): void;
  noteFailure(error: unknown): void;
  isOut(): boolean;
  /** What only an administrator can set right; undefined where waiting may help. */
  refusal(): MarkerError | undefined;
}

/** `now` in milliseconds; it is asked instead of a clock, so that tests need not wait. */
export function createOutageDetector(now: () => number): OutageDetector {
  let lastSuccess = now();
  let hasSucceeded = false;
  let failures = 0;
  let refusals: MarkerError[] = [];
  const refusal = () =>
    !hasSucceeded && refusals.length >= MARKING_GIVE_UP_AFTER_REFUSALS ? refusals[0] : undefined;
  return {
    noteSuccess: () => {
      lastSuccess = now();
      hasSucceeded = true;
      failures = 0;
    },
    noteFailure: (error) => {
      failures += 1;
      refusals = isRefusal(error) ? [...refusals, error] : [];
    },
    isOut: () =>
      refusal() !== undefined ||
      (failures >= MARKING_GIVE_UP_AFTER_FAILURES &&
        now() - lastSuccess >= MARKING_GIVE_UP_AFTER_MS),
    refusal,
  };
}

function isRefusal(error: unknown): error is MarkerError {
  return error instanceof MarkerError && ['refuses-key', 'unknown-model'].includes(error.reason);
}
