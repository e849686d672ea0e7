import { ORPCError } from '@orpc/client';
import { IconListSearch } from '@tabler/icons-react';
import { markingMessages, noQuizFound } from '../../../shared/messages/marking.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

interface LoadFailureProps {
  code: string;
  /** Null where the code cannot have a quiz, so that nobody was asked. */
  error: Error | null;
  onRetry: () => void;
}

/** Why a quiz's responses are not here. */
export function LoadFailure({ code, error, onRetry }: LoadFailureProps) {
  if (error === null || (error instanceof ORPCError && error.code === 'QUIZ_NOT_FOUND')) {
    return (
      <div role="alert">
        <EmptyState title={noQuizFound(code)} icon={<IconListSearch size={32} />}>
          A quiz code is six letters or digits. View Quizzes lists yours.
        </EmptyState>
      </div>
    );
  }
  return (
    <ErrorState message={errorSentence(error, markingMessages.loadFailed)} onRetry={onRetry} />
  );
}
