import { markingMessages } from '../../../shared/messages/marking.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { isNoQuiz, NoSuchQuiz } from '../quizzes/public.ts';

interface LoadFailureProps {
  code: string;
  /** Null where the code cannot have a quiz, so that nobody was asked. */
  error: Error | null;
  onRetry: () => void;
}

/** Why a quiz's responses are not here. */
export function LoadFailure({ code, error, onRetry }: LoadFailureProps) {
  if (error === null || isNoQuiz(error)) return <NoSuchQuiz quizCode={code} />;
  return (
    <ErrorState message={errorSentence(error, markingMessages.loadFailed)} onRetry={onRetry} />
  );
}
