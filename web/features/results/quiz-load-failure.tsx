import { ORPCError } from '@orpc/client';
import { IconListSearch } from '@tabler/icons-react';
import { noQuizFound } from '../../../shared/messages/marking.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

interface QuizLoadFailureProps {
  quizCode: string;
  error: Error;
  /** The sentence where the error has none of its own. */
  fallback: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why what belongs to a quiz is not here: there is no such quiz, or it could not be loaded. */
export function QuizLoadFailure(props: QuizLoadFailureProps) {
  const { quizCode, error, fallback, isRetrying, onRetry } = props;
  if (isNoQuiz(error)) {
    return (
      <div role="alert">
        <EmptyState title={noQuizFound(quizCode)} icon={<IconListSearch size={32} />}>
          A quiz code is six letters or digits. View Quizzes lists yours.
        </EmptyState>
      </div>
    );
  }
  return (
    <ErrorState
      message={errorSentence(error, fallback)}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}

/** A code that cannot be one is refused by the contract. */
function isNoQuiz(error: Error): boolean {
  return (
    error instanceof ORPCError && (error.code === 'QUIZ_NOT_FOUND' || error.code === 'BAD_REQUEST')
  );
}
