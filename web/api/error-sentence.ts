import { isDefinedError, ORPCError } from '@orpc/client';
import { errorDefinitions } from '../../shared/errors.ts';
import { messages } from '../../shared/messages.ts';

const tellingCodes = ['TOO_MANY_REQUESTS', 'PAYLOAD_TOO_LARGE', 'SERVICE_UNAVAILABLE'] as const;

/**
 * The sentence to show for a failed call: the contract's own where it names the error, that of a
 * server out of reach or overloaded, else the fallback (spec section 8).
 */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ORPCError) {
    const telling = tellingCodes.find((code) => code === error.code);
    if (telling) return errorDefinitions[telling].message;
    return isDefinedError(error) && error.message ? error.message : fallback;
  }
  return error instanceof TypeError ? messages.general.serverUnreachable : fallback;
}
