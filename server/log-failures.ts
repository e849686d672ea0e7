import type { FastifyBaseLogger } from 'fastify';

export type FailureLog = Pick<FastifyBaseLogger, 'warn' | 'info'>;

/** While something goes on failing for the same reason, it is said again this often. */
const REPEAT_EVERY_MS = 60_000;

/** Tells the log of what fails by the hundred: when it begins, why, and when it is over. */
export interface FailureReporter {
  /** @param reason Equal for failures that need not be told one by one. */
  failed(reason: string, error: unknown): void;
  succeeded(): void;
}

/** @param what Stands in the log, e.g. `call to the marker`. */
export function createFailureReporter(
  log: FailureLog,
  what: string,
  now: () => number = Date.now,
): FailureReporter {
  let known: { reason: string; saidAt: number } | null = null;
  let unsaid = 0;
  return {
    failed: (reason, error) => {
      if (known?.reason === reason && now() - known.saidAt < REPEAT_EVERY_MS) {
        unsaid += 1;
        return;
      }
      log.warn({ reason, err: error, failuresSinceLastLine: unsaid }, `${what} failed`);
      known = { reason, saidAt: now() };
      unsaid = 0;
    },
    succeeded: () => {
      if (known) log.info({ failuresSinceLastLine: unsaid }, `${what} succeeds again`);
      known = null;
      unsaid = 0;
    },
  };
}
