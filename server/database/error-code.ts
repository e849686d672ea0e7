import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's code of what it refused, e.g. `40P01`; undefined where it was not the one who did. */
export function errorCodeOf(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return (cause as { code?: unknown } | undefined)?.code;
}
