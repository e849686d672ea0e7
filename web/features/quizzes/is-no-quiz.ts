import { ORPCError } from '@orpc/client';

/**
 * Returns true if an error says that the teacher may see no quiz with this code. The contract
 * rejects codes in an impossible format.
 */
export function isNoQuiz(error: Error | null): boolean {
  return (
    error instanceof ORPCError && (error.code === 'QUIZ_NOT_FOUND' || error.code === 'BAD_REQUEST')
  );
}
