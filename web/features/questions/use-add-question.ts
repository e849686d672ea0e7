import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import { pick } from '../../../shared/pick.ts';
import {
  belongingFields,
  emptyQuestion,
  type QuestionValues,
} from '../../../shared/question-content.ts';
import { api, client } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';
import { drawId } from '../../draw-id.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { questionDraftKey } from './question-draft.ts';
import { toInput, useQuestionForm } from './use-question-form.ts';

/**
 * The form that adds a question. After each one, its classification stays, because questions are
 * usually written in series on one topic.
 */
export function useAddQuestion() {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  const [newQuestionId, setNewQuestionId] = useState(drawId);

  const create = useMutation({
    mutationFn: (values: QuestionValues) =>
      client.questions.create({ ...toInput(values), newQuestionId }),
    onSuccess: async (_, sent) => {
      setNewQuestionId(drawId());
      if (state.settleSent(sent)) {
        toast.success(questionsMessages.added);
        const kept = pick(sent, [...belongingFields, 'textBoxSize']);
        state.settle({ ...emptyQuestion, ...kept });
        state.form.getInputNode('questionText')?.focus();
      } else toast.success(questionsMessages.addedButTyped);
      await queryClient.invalidateQueries({ queryKey: api.questions.key() });
    },
  });

  const state = useQuestionForm({
    initialValues: emptyQuestion,
    draftKey: questionDraftKey(id),
    onSave: (values) => create.mutate(values),
    isSaving: create.isPending,
    onInvalid: create.reset,
  });
  const failure = create.error && errorSentence(create.error, questionsMessages.addFailed);
  return { ...state, problem: state.fieldProblem ?? failure };
}
