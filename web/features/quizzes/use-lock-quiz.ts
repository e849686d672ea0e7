import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { quizzesMessages } from '../../../shared/messages/quizzes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { hideToast, toast } from '../../ui/toast.ts';

interface LockedQuiz {
  quizCode: string;
  /** The only class that it is about. */
  teacherCode?: string | undefined;
}

/** Locks or unlocks a quiz, and says when that fails. `onChanged` is called after it worked. */
export function useLockQuiz(quiz: LockedQuiz, onChanged?: (locked: boolean) => void) {
  const queryClient = useQueryClient();
  const [lastProblem, setLastProblem] = useState(0);
  const lock = useMutation(
    api.quizzes.setLocked.mutationOptions({
      onSuccess: (_, { locked }) => onChanged?.(locked),
      onError: (error, { locked }) => {
        const { lockFailed, unlockFailed } = quizzesMessages;
        setLastProblem(toast.error(errorSentence(error, locked ? lockFailed : unlockFailed)));
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.quizzes.key() }),
    }),
  );
  return {
    setLocked: (locked: boolean) => {
      // What failed before must not stand beside what works now.
      hideToast(lastProblem);
      lock.mutate({ ...quiz, locked });
    },
    isPending: lock.isPending,
  };
}
