import { useMutation, useQueryClient } from '@tanstack/react-query';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import { pick } from '../../../shared/pick.ts';
import { belongingFields, emptyQuestion } from '../../../shared/question-content.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toast.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { questionDraftKey } from './question-draft.ts';
import { useQuestionForm } from './use-question-form.ts';

/**
 * The form that adds a question. After a question is added, what describes it stays: questions
 * are mostly written in series on one topic.
 */
export function useAddQuestion() {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();

  const create = useMutation(
    api.questions.create.mutationOptions({
      onSuccess: async () => {
        toast.success(questionsMessages.added);
        const kept = pick(state.form.getValues(), [...belongingFields, 'textBoxSize']);
        state.settle({ ...emptyQuestion, ...kept });
        state.form.getInputNode('questionText')?.focus();
        await queryClient.invalidateQueries({ queryKey: api.questions.key() });
      },
    }),
  );

  const state = useQuestionForm({
    initialValues: emptyQuestion,
    draftKey: questionDraftKey(id),
    onSave: (question) => create.mutate(question),
    isSaving: create.isPending,
    onInvalid: create.reset,
  });
  const failure = create.error && errorSentence(create.error, questionsMessages.addFailed);
  return { ...state, problem: state.fieldProblem ?? failure };
}
