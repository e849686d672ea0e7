import { ORPCError } from '@orpc/server';
import { errorDefinitions, type ErrorCode } from '../../shared/errors.ts';

/**
 * Returns an error of the shared table to throw: it sets the response's status and sentence, which
 * may be replaced.
 */
export function fail<Data>(
  code: ErrorCode,
  { data, message = errorDefinitions[code].message }: { data?: Data; message?: string } = {},
): ORPCError<ErrorCode, Data | undefined> {
  return new ORPCError(code, { status: errorDefinitions[code].status, message, data });
}

/** Returns FILE_REFUSED with the sentence that says what is wrong with the file. */
export const refuseFile = (sentence: string) => fail('FILE_REFUSED', { message: sentence });
