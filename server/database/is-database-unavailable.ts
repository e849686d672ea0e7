import { DrizzleQueryError } from 'drizzle-orm';

/** Thrown if no connection to the database can be made; `cause` says why. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';

  constructor(cause: unknown) {
    super('No connection to the database.', { cause });
  }
}

/** Rethrows the server's own errors; any other connection error means that the database is away. */
export function throwAsUnavailable(cause: unknown): never {
  throw isServerError(cause) ? cause : new NoConnectionError(cause);
}

/**
 * True if the database could not be reached or did not respond in time, so that a retry may
 * succeed. Its own refusals (a constraint, a wrong statement) do not count.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof NoConnectionError) return true;
  if (isServerError(error)) return isOutage(error.code);
  if (error instanceof DrizzleQueryError) {
    return isServerError(error.cause) ? isOutage(error.cause.code) : isOfConnection(error.cause);
  }
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** Driver errors that are not responses of the server are about the connection. */
function isOfConnection(cause: unknown): boolean {
  return cause instanceof Error && !(cause instanceof TypeError || cause instanceof RangeError);
}

interface ServerError {
  code: string;
}

function isServerError(error: unknown): error is ServerError {
  return (
    error instanceof Error &&
    'severity' in error &&
    'code' in error &&
    typeof error.code === 'string'
  );
}

/** Connection lost, shutting down, starting up, full of connections, read-only after a failover. */
const OUTAGE_CODES = new Set(['57P01', '57P02', '57P03', '57P05', '53300', '25006', '25P03']);
/**
 * Its disk is full or failing, or it has no memory left: someone must act before it can continue.
 */
const EXHAUSTED_CODES = new Set(['53100', '53200', '58030']);
/** A statement or a lock exceeded its time limit. */
const TOO_LATE_CODES = new Set(['57014', '55P03']);

function isOutage(code: string): boolean {
  return (
    code.startsWith('08') ||
    OUTAGE_CODES.has(code) ||
    EXHAUSTED_CODES.has(code) ||
    TOO_LATE_CODES.has(code)
  );
}
