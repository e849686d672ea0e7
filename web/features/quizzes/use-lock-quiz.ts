import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { quizzesMessages } from '../../../shared/messages/quizzes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { hideToast, toast } from '../../ui/toasts/toast.ts';

interface LockedQuiz {
  quizCode: string;
  /** The class to which the lock is limited. */
  teacherCode?: string | undefined;
}

/** Locks or unlocks a quiz, and shows an error if that fails. Calls `onChanged` on success. */
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
      // An old error must not stay next to a later success.
      hideToast(lastProblem);
      lock.mutate({ ...quiz, locked });
    },
    isPending: lock.isPending,
  };
}
