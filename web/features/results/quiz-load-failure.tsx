import { errorSentence } from '../../api/error-sentence.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { isNoQuiz, NoSuchQuiz } from '../quizzes/public.ts';

interface QuizLoadFailureProps {
  quizCode: string;
  error: Error;
  /** The sentence to show if the error has none of its own. */
  fallback: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Explains why a quiz's page could not be loaded: there is no such quiz, or the request failed. */
export function QuizLoadFailure(props: QuizLoadFailureProps) {
  const { quizCode, error, fallback, isRetrying, onRetry } = props;
  if (isNoQuiz(error)) return <NoSuchQuiz quizCode={quizCode} />;
  return (
    <ErrorState
      message={errorSentence(error, fallback)}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
