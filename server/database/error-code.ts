import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's code of what it refused, e.g. `40P01`; undefined where it was not the one who did. */
export function errorCodeOf(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code;
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Whether a row could not be written because one that it refers to is gone: somebody deleted that between
 * the look whether the call is allowed and its write.
 */
export const wasDeletedMeanwhile = (error: unknown): boolean =>
  errorCodeOf(error) === FOREIGN_KEY_VIOLATION;
