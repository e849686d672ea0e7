import { isDefinedError, ORPCError } from '@orpc/client';
import { generalMessages } from '../../shared/messages/general.ts';

/** Errors that any call may meet. Not taken from shared/errors.ts, which no page needs as a whole. */
const tellingSentences = new Map<string, string>([
  ['TOO_MANY_REQUESTS', generalMessages.tooManyRequests],
  ['DELETED_MEANWHILE', generalMessages.deletedMeanwhile],
  ['PAYLOAD_TOO_LARGE', generalMessages.bodyTooLarge],
  ['SERVICE_UNAVAILABLE', generalMessages.serverBusy],
  ['WORK_TOO_LONG', generalMessages.workTooLong],
]);

/**
 * The sentence to show for a failed call: the contract's own where it names the error, that of a
 * server that is overloaded, else the fallback (spec section 8), with the cause after it where the
 * server cannot be reached.
 */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ORPCError) {
    const telling = tellingSentences.get(error.code);
    if (telling) return telling;
    return isDefinedError(error) && error.message ? error.message : fallback;
  }
  if (!(error instanceof TypeError)) return fallback;
  // Some sentences of spec section 8 end without a stop.
  const stop = /[.!?]$/.test(fallback) ? '' : '.';
  return `${fallback}${stop} ${generalMessages.serverUnreachable}`;
}
