import { vi } from 'vitest';

/**
 * Waits until a check holds and gives what it gave. The limit is there for what never comes, and no
 * slow machine meets it.
 */
export const until = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 100_000, interval: 50 });
