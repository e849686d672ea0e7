import { describe, expect, it } from 'vitest';
import { RESEND_BACKOFF_MAX_MS, RESEND_BACKOFF_MIN_MS } from '../../../../shared/business-rules.ts';
import { resendDelay } from './send-timers.ts';

const withoutChance = () => 0;

describe('resendDelay', () => {
  it('doubles from the minimum', () => {
    expect([1, 2, 3].map((failures) => resendDelay(failures, withoutChance))).toEqual([
      RESEND_BACKOFF_MIN_MS,
      RESEND_BACKOFF_MIN_MS * 2,
      RESEND_BACKOFF_MIN_MS * 4,
    ]);
  });

  it('stays within its bounds whatever the random number', () => {
    expect(resendDelay(1, () => 0.999)).toBe(RESEND_BACKOFF_MIN_MS);
    expect(resendDelay(1_000, withoutChance)).toBe(RESEND_BACKOFF_MAX_MS);
  });
});
