import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Question } from '../../../shared/contract/questions.ts';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';

/** Copies a question of the bank; the copy belongs to the person who makes it. */
export function useDuplicateQuestion(onCopied?: (copy: Question) => void) {
  const queryClient = useQueryClient();
  return useMutation(
    api.questions.duplicate.mutationOptions({
      onSuccess: async (copy) => {
        toast.success(questionsMessages.duplicated);
        onCopied?.(copy);
        await queryClient.invalidateQueries({ queryKey: api.questions.key() });
      },
      onError: (error) => toast.error(errorSentence(error, questionsMessages.duplicateFailed)),
    }),
  );
}
