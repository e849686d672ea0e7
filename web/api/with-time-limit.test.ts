import { describe, expect, it } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

const LONG_MS = 60_000;

describe('withTimeLimit', () => {
  it('aborts with the given signal, for its reason', () => {
    const asker = new AbortController();
    const signal = withTimeLimit(asker.signal, LONG_MS);
    expect(signal.aborted).toBe(false);
    asker.abort('left the page');
    expect(signal.reason).toBe('left the page');
  });

  it('is aborted from the start if the signal already was', () => {
    expect(withTimeLimit(AbortSignal.abort('gone'), LONG_MS).reason).toBe('gone');
  });

  it('aborts when time is up, and says that time was the reason', async () => {
    const signal = withTimeLimit(new AbortController().signal, 0);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason).toHaveProperty('name', 'TimeoutError');
  });
});
