import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { EDIT_REDIRECT_MS } from '../../../shared/business-rules.ts';
import type { Question } from '../../../shared/contract/questions.ts';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import { contentOf } from '../../../shared/question-content.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { questionDraftKey } from './question-draft.ts';
import { useQuestionForm } from './use-question-form.ts';

/** The form that changes a question; leads back a moment after it is saved (spec section 4). */
export function useEditQuestion(question: Question, goBack: () => void) {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();

  const update = useMutation(
    api.questions.update.mutationOptions({
      onSuccess: async () => {
        toast.success(questionsMessages.updated);
        state.settle(state.form.getValues());
        await queryClient.invalidateQueries({
          queryKey: api.questions.key(),
          refetchType: 'none',
        });
      },
    }),
  );

  const leave = useEffectEvent(goBack);
  useEffect(() => {
    if (!update.isSuccess) return undefined;
    const timer = setTimeout(leave, EDIT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [update.isSuccess]);

  const state = useQuestionForm({
    initialValues: contentOf(question),
    draftKey: questionDraftKey(id, question),
    onSave: (values) => update.mutate({ ...values, questionId: question.id }),
    isSaving: update.isPending || update.isSuccess,
    onInvalid: update.reset,
  });
  const failure = update.error && errorSentence(update.error, questionsMessages.updateFailed);
  return { ...state, problem: state.fieldProblem ?? failure };
}
