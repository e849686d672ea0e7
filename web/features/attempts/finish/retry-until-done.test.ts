import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESEND_BACKOFF_MAX_MS } from '../../../../shared/business-rules.ts';
import { retryUntilDone } from './retry-until-done.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(failures: number) {
  let left = failures;
  const action = vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('no network');
    return 'done';
  });
  const onDone = vi.fn();
  const onFailure = vi.fn();
  return { action, onDone, onFailure, retrying: retryUntilDone(action, { onDone, onFailure }) };
}

describe('retryUntilDone', () => {
  it('repeats after failures and stops after success', async () => {
    const { action, onDone, onFailure } = setUp(3);
    await vi.advanceTimersByTimeAsync(10 * RESEND_BACKOFF_MAX_MS);
    expect(action).toHaveBeenCalledTimes(4);
    expect(onFailure).toHaveBeenCalledTimes(3);
    expect(onDone).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('tries at once when asked to, and not twice', async () => {
    const { action, onDone, retrying } = setUp(1);
    await vi.advanceTimersByTimeAsync(0);
    retrying.tryNow();
    await vi.advanceTimersByTimeAsync(10 * RESEND_BACKOFF_MAX_MS);
    expect(action).toHaveBeenCalledTimes(2);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('stays silent once cancelled', async () => {
    const { action, onDone, retrying } = setUp(1);
    await vi.advanceTimersByTimeAsync(0);
    retrying.cancel();
    await vi.advanceTimersByTimeAsync(10 * RESEND_BACKOFF_MAX_MS);
    expect(action).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
  });
});
