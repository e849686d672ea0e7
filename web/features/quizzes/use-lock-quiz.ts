import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quizzesMessages } from '../../../shared/messages/quizzes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';

/** Locks or unlocks a quiz, and says when that fails. `onChanged` is called after it worked. */
export function useLockQuiz(quizCode: string, onChanged?: (locked: boolean) => void) {
  const queryClient = useQueryClient();
  const lock = useMutation(
    api.quizzes.setLocked.mutationOptions({
      onSuccess: (_, { locked }) => onChanged?.(locked),
      onError: (error, { locked }) =>
        toast.error(
          errorSentence(error, locked ? quizzesMessages.lockFailed : quizzesMessages.unlockFailed),
        ),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.quizzes.key() }),
    }),
  );
  return {
    setLocked: (locked: boolean) => lock.mutate({ quizCode, locked }),
    isPending: lock.isPending,
  };
}
