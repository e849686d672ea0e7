import type { FastifyBaseLogger } from 'fastify';

export type FailureLog = Pick<FastifyBaseLogger, 'warn' | 'info'>;

/** How often a failure that continues for the same reason is logged again. */
const REPEAT_EVERY_MS = 60_000;

/** Logs failures that come by the hundred: when they begin, why, and when they are over. */
export interface FailureReporter {
  /** @param reason Equal for failures that need not be logged one by one. */
  failed(reason: string, error: unknown): void;
  succeeded(): void;
}

/** @param what The text for the log, e.g. `call to the marker`. */
export function createFailureReporter(log: FailureLog, what: string): FailureReporter {
  let known: { reason: string; saidAt: number } | null = null;
  let unsaid = 0;
  return {
    failed: (reason, error) => {
      if (known?.reason === reason && Date.now() - known.saidAt < REPEAT_EVERY_MS) {
        unsaid += 1;
        return;
      }
      log.warn({ reason, err: error, failuresSinceLastLine: unsaid }, `${what} failed`);
      known = { reason, saidAt: Date.now() };
      unsaid = 0;
    },
    succeeded: () => {
      if (known) log.info({ failuresSinceLastLine: unsaid }, `${what} succeeds again`);
      known = null;
      unsaid = 0;
    },
  };
}
