import { DrizzleQueryError } from 'drizzle-orm';

/** The code with which PostgreSQL refused, e.g. `40P01`; undefined where the error is not PostgreSQL's. */
export function errorCodeOf(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code;
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Whether a row could not be written because one that it refers to is gone: somebody deleted it between
 * the check that the call is allowed and the write.
 */
export const wasDeletedMeanwhile = (error: unknown): boolean =>
  errorCodeOf(error) === FOREIGN_KEY_VIOLATION;
