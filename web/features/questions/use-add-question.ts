import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import { pick } from '../../../shared/pick.ts';
import {
  belongingFields,
  emptyQuestion,
  questionFieldNames,
  type QuestionValues,
} from '../../../shared/question-content.ts';
import { api, client } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { drawId } from '../../draw-id.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { questionDraft, questionDraftKey } from './form/question-draft.ts';
import { toInput, useQuestionForm } from './form/use-question-form.ts';

type ListAnswer = Awaited<ReturnType<typeof client.questions.list>>;

/**
 * The form that adds a question. After a question is added, what describes it stays: questions
 * are mostly written in series on one topic. One whose answer got lost is sent again under the same id.
 */
export function useAddQuestion() {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  const draftKey = questionDraftKey(id);
  const { sentAs } = questionDraft(draftKey);
  const [newId, setNewId] = useState(() => sentAs.read() ?? drawId());

  /** Whether the bank on the screen has the question that was sent, so that other words are of another one. */
  const isAnother = (values: QuestionValues) =>
    queryClient
      .getQueriesData<ListAnswer>({ queryKey: api.questions.list.key() })
      .flatMap(([, answer]) => answer?.items ?? [])
      .some((item) => item.id === newId && !isAsEntered(item, values));

  const create = useMutation({
    mutationFn: (values: QuestionValues) => {
      const newQuestionId = isAnother(values) ? drawId() : newId;
      setNewId(newQuestionId);
      sentAs.write(newQuestionId);
      return client.questions.create({ ...toInput(values), newQuestionId });
    },
    onSuccess: async (_, sent) => {
      setNewId(drawId());
      sentAs.remove();
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
    draftKey,
    onSave: (values) => create.mutate(values),
    isSaving: create.isPending,
    onInvalid: create.reset,
  });
  const failure = create.error && errorSentence(create.error, questionsMessages.addFailed);
  const startAfresh = () => {
    setNewId(drawId());
    state.startAfresh();
  };
  return { ...state, startAfresh, problem: state.fieldProblem ?? failure };
}

const isAsEntered = (question: QuestionValues, values: QuestionValues): boolean =>
  questionFieldNames.every(
    (name) => String(question[name] ?? '').trim() === String(values[name] ?? '').trim(),
  );
