import { DrizzleQueryError } from 'drizzle-orm';

/** Returns PostgreSQL's error code, e.g. `40P01`; undefined if the error is not PostgreSQL's. */
export function errorCodeOf(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code;
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * True if a row could not be written because a row it refers to was deleted between the permission
 * check and the write.
 */
export const isForeignKeyViolation = (error: unknown): boolean =>
  errorCodeOf(error) === FOREIGN_KEY_VIOLATION;
