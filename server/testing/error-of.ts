import { ORPCError } from '@orpc/client';

/** Returns the error with which a call of the API failed. Throws if it did not fail. */
export async function errorOf(call: Promise<unknown>): Promise<ORPCError<string, unknown>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ORPCError) return error;
    throw error;
  }
  throw new Error('The call was expected to fail, but it did not.');
}

/** Returns the code of the error with which a call of the API failed, or `ok`. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (error instanceof ORPCError) return error.code;
    throw error;
  }
}
