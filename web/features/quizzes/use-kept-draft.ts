import { useEffect, useRef } from 'react';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';
import { isEmptyDraft, type QuizDraft, removeQuizDraft, writeQuizDraft } from './quiz-draft.ts';

/** Keeps the draft on this device as it changes, and asks before it is left unfinished. */
export function useKeptDraft(userId: string, { fields, questions }: QuizDraft) {
  const isForgotten = useRef(false);

  useEffect(() => {
    if (!isForgotten.current) writeQuizDraft(userId, { fields, questions });
  }, [userId, fields, questions]);

  /** For a quiz that has been created or given up. */
  const forget = () => {
    isForgotten.current = true;
    removeQuizDraft(userId);
  };

  useUnsavedGuard(() => !isForgotten.current && !isEmptyDraft({ fields, questions }), forget);
  return { forget };
}
