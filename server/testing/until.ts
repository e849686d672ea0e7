import { vi } from 'vitest';

/**
 * Waits until a check passes and returns its result. The limit only ends waits for something that
 * never happens; no slow machine reaches it.
 */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 100_000, interval: 50 });
