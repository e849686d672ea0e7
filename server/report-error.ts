import type { FastifyBaseLogger } from 'fastify';
import { wasDeletedMeanwhile } from './database/error-code.ts';
import { isDatabaseAway } from './database/is-database-away.ts';

/** Tells the log of an error that nobody else will mention. */
export type ReportError = (error: unknown) => void;

/** While the database is away, everybody finds out; so often it is said. */
const OUTAGE_LINE_EVERY_MS = 10_000;

/** Writes each error to the log, but what comes of one outage of the database only now and then. */
export function createErrorReporter(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  now: () => number = Date.now,
): ReportError {
  let saidAt = -Infinity;
  let unsaid = 0;
  return (error) => {
    if (wasDeletedMeanwhile(error)) {
      // A deletion that forgets what refers to its rows fails with the same code, so it is not passed over.
      log.warn({ err: error }, 'a row that this refers to was deleted, or is referred to');
      return;
    }
    if (!isDatabaseAway(error)) {
      log.error(error);
      return;
    }
    if (now() - saidAt < OUTAGE_LINE_EVERY_MS) {
      unsaid += 1;
      return;
    }
    log.error({ err: error, failuresSinceLastLine: unsaid }, 'the database does not answer');
    saidAt = now();
    unsaid = 0;
  };
}
