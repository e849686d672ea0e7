import { ORPCError } from '@orpc/client';

/**
 * Whether an error says that no quiz within the teacher's reach has the code. A code that cannot be
 * one is refused by the contract.
 */
export function isNoQuiz(error: Error | null): boolean {
  return (
    error instanceof ORPCError && (error.code === 'QUIZ_NOT_FOUND' || error.code === 'BAD_REQUEST')
  );
}
