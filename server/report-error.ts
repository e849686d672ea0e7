import type { FastifyBaseLogger } from 'fastify';
import { isForeignKeyViolation } from './database/error-code.ts';
import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';

/** Logs an error that nothing else reports. */
export type ReportError = (error: unknown) => void;

/** While the database is away, every request fails, so a line is logged only this often. */
const OUTAGE_LINE_EVERY_MS = 10_000;

/**
 * Creates a reporter that logs every error, but an outage of the database only once per interval.
 */
export function createErrorReporter(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): ReportError {
  let saidAt = -Infinity;
  let unsaid = 0;
  return (error) => {
    if (isForeignKeyViolation(error)) {
      // Logged because a deletion that forgets referring rows fails with the same code.
      log.warn({ err: error }, 'a row that this refers to was deleted, or is referred to');
      return;
    }
    if (!isDatabaseUnavailable(error)) {
      log.error(error);
      return;
    }
    if (Date.now() - saidAt < OUTAGE_LINE_EVERY_MS) {
      unsaid += 1;
      return;
    }
    log.error({ err: error, failuresSinceLastLine: unsaid }, 'the database does not answer');
    saidAt = Date.now();
    unsaid = 0;
  };
}
