import { markingMessages } from '../../../shared/messages/marking.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { isNoQuiz, NoSuchQuiz } from '../quizzes/public.ts';

interface LoadFailureProps {
  code: string;
  /** Null if the code has an impossible format, so that no request was sent. */
  error: Error | null;
  onRetry: () => void;
}

/** Explains why a quiz's responses could not be loaded. */
export function LoadFailure({ code, error, onRetry }: LoadFailureProps) {
  if (error === null || isNoQuiz(error)) return <NoSuchQuiz quizCode={code} />;
  return (
    <ErrorState message={errorSentence(error, markingMessages.loadFailed)} onRetry={onRetry} />
  );
}
