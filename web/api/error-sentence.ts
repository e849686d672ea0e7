import { isDefinedError, ORPCError } from '@orpc/client';
import { generalMessages } from '../../shared/messages/general.ts';

/**
 * Errors that any call may return. Not imported from shared/errors.ts, which no page needs in full.
 */
const tellingSentences = new Map<string, string>([
  ['TOO_MANY_REQUESTS', generalMessages.tooManyRequests],
  ['DELETED_MEANWHILE', generalMessages.deletedMeanwhile],
  ['PAYLOAD_TOO_LARGE', generalMessages.bodyTooLarge],
  ['WORK_TOO_LONG', generalMessages.workTooLong],
]);

/** Causes of an outage, appended to the sentence that says what failed. */
const causes = new Map<string, string>([
  ['DATABASE_UNAVAILABLE', generalMessages.whyDatabaseAway],
  ['SERVICE_UNAVAILABLE', generalMessages.whyBusy],
  ['BAD_GATEWAY', generalMessages.whyNoAnswer],
  ['GATEWAY_TIMEOUT', generalMessages.whyNoAnswer],
]);

/**
 * Returns the sentence to show for a failed call: the contract's own if it names the error,
 * otherwise the fallback (spec section 8), followed by the cause if the server or its database is
 * unavailable.
 */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ORPCError) {
    const telling = tellingSentences.get(error.code);
    if (telling) return (isDefinedError(error) && error.message) || telling;
    const cause = causes.get(error.code);
    if (cause) return withCause(fallback, cause);
    return isDefinedError(error) && error.message ? error.message : fallback;
  }
  if (!(error instanceof TypeError)) return fallback;
  return withCause(fallback, generalMessages.serverUnreachable);
}

function withCause(failure: string, cause: string): string {
  // Some sentences of spec section 8 have no full stop.
  const stop = /[.!?]$/.test(failure) ? '' : '.';
  return `${failure}${stop} ${cause}`;
}
