import { useEffect, useRef } from 'react';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';
import type { QuizDraft } from './quiz-checks.ts';
import { isEmptyDraft, quizDraft } from './quiz-draft.ts';

/** Stores the draft on this device as it changes, and asks before it is left unfinished. */
export function useKeptDraft(userId: string, { fields, questions }: QuizDraft) {
  const isForgotten = useRef(false);

  useEffect(() => {
    if (!isForgotten.current) quizDraft(userId).write({ fields, questions });
  }, [userId, fields, questions]);

  /** Removes the draft, once the quiz has been created or abandoned. */
  const forget = () => {
    isForgotten.current = true;
    quizDraft(userId).remove();
  };

  useUnsavedGuard(() => !isForgotten.current && !isEmptyDraft({ fields, questions }), forget);
  return { forget };
}
