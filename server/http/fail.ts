import { ORPCError } from '@orpc/server';
import { errorDefinitions, type ErrorCode } from '../../shared/errors.ts';

/** An error of the shared table, to be thrown: the caller gets its status, and its sentence or another. */
export function fail<Data>(
  code: ErrorCode,
  data?: Data,
  message: string = errorDefinitions[code].message,
): ORPCError<ErrorCode, Data | undefined> {
  return new ORPCError(code, { status: errorDefinitions[code].status, message, data });
}

/** FILE_REFUSED with the sentence that says what is wrong with the file. */
export function refuseFile(sentence: string): ORPCError<'FILE_REFUSED', undefined> {
  return new ORPCError('FILE_REFUSED', {
    status: errorDefinitions.FILE_REFUSED.status,
    message: sentence,
  });
}
