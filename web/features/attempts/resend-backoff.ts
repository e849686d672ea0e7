import { RESEND_BACKOFF_MAX_MS, RESEND_BACKOFF_MIN_MS } from '../../../shared/business-rules.ts';

/**
 * How long to wait after the given number of failures in a row (1 or more), in milliseconds:
 * doubling from the minimum to the maximum. Up to a quarter of it is left to chance, so that a
 * class does not come back all at once after an outage.
 */
export function resendDelay(failures: number, random: () => number = Math.random): number {
  const full = Math.min(RESEND_BACKOFF_MAX_MS, RESEND_BACKOFF_MIN_MS * 2 ** (failures - 1));
  return Math.max(RESEND_BACKOFF_MIN_MS, full - random() * (full / 4));
}
