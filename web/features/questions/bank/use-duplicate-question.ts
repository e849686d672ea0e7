import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Question } from '../../../../shared/contract/questions.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { drawId } from '../../../draw-id.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/**
 * Copies a question of the bank; the copy belongs to whoever makes it. Pressed again after an answer that
 * got lost, it makes no second one.
 */
export function useDuplicateQuestion(onCopied?: (copy: Question) => void) {
  const queryClient = useQueryClient();
  const [newQuestionId, setNewQuestionId] = useState(drawId);
  return useMutation({
    mutationFn: ({ questionId }: { questionId: string }) =>
      client.questions.duplicate({ questionId, newQuestionId }),
    onSuccess: async (copy) => {
      setNewQuestionId(drawId());
      toast.success(questionsMessages.duplicated);
      onCopied?.(copy);
      await queryClient.invalidateQueries({ queryKey: api.questions.key() });
    },
    onError: (error) => toast.error(errorSentence(error, questionsMessages.duplicateFailed)),
  });
}
