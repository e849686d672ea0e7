import { ORPCError } from '@orpc/server';
import { errorDefinitions, type ErrorCode } from '../../shared/errors.ts';

/** An error of the shared table, to be thrown: the caller gets its status and sentence. */
export function fail<Data>(code: ErrorCode, data?: Data): ORPCError<ErrorCode, Data | undefined> {
  const { status, message } = errorDefinitions[code];
  return new ORPCError(code, { status, message, data });
}
