import { ORPCError } from '@orpc/server';
import { errorDefinitions, type ErrorCode } from '../../shared/errors.ts';

/** An error of the shared table, to be thrown: the caller gets its status, and its sentence or another. */
export function fail<Data>(
  code: ErrorCode,
  { data, message = errorDefinitions[code].message }: { data?: Data; message?: string } = {},
): ORPCError<ErrorCode, Data | undefined> {
  return new ORPCError(code, { status: errorDefinitions[code].status, message, data });
}

/** FILE_REFUSED with the sentence that says what is wrong with the file. */
export const refuseFile = (sentence: string) => fail('FILE_REFUSED', { message: sentence });
