import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../shared/messages.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';

/** Locks a quiz or opens it again. */
export function useSetLocked(quizCode: string) {
  const queryClient = useQueryClient();
  const change = useMutation(
    api.quizzes.setLocked.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.quizzes.key() }),
      onError: (error, { locked }) => {
        const fallback = locked ? messages.quizzes.lockFailed : messages.quizzes.unlockFailed;
        toast.error(errorSentence(error, fallback));
      },
    }),
  );
  return {
    setLocked: (locked: boolean) => change.mutate({ quizCode, locked }),
    isPending: change.isPending,
  };
}
