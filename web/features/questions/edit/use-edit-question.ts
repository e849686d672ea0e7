import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { EDIT_REDIRECT_MS } from '../../../../shared/business-rules.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { contentOf, type QuestionValues } from '../../../../shared/question-content.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { questionDraftKey } from '../form/question-draft.ts';
import type { UsedQuestion } from './question-usage.tsx';
import { toInput, useQuestionForm } from '../form/use-question-form.ts';

/** The form that edits a question; goes back shortly after it is saved (spec section 4). */
export function useEditQuestion(question: UsedQuestion, goBack: () => void) {
  const queryClient = useQueryClient();
  const { id } = useCurrentUser();
  const [isDone, setIsDone] = useState(false);
  /** The version that the form started with, or that was saved since. */
  const [base, setBase] = useState<Question>(question);
  /** Somebody else's newer version of the question, once it has been shown. */
  const [newer, setNewer] = useState<UsedQuestion | null>(null);
  const questionId = question.id;
  const { updatedAt: seenUpdatedAt } = newer ?? base;

  const update = useMutation({
    mutationFn: (values: QuestionValues) =>
      client.questions.update({ ...toInput(values), questionId, seenUpdatedAt }),
    onSuccess: async (saved, sent) => {
      const isAsSent = state.settleSent(sent);
      state.moveDraft(questionDraftKey(id, saved));
      setBase(saved);
      setNewer(null);
      setIsDone(isAsSent);
      toast.success(isAsSent ? questionsMessages.updated : questionsMessages.updatedButTyped);
      await queryClient.invalidateQueries({ queryKey: api.questions.key(), refetchType: 'none' });
    },
    onError: async (refusal) => {
      if (!(refusal instanceof ORPCError) || refusal.code !== 'QUESTION_CHANGED') return;
      const present = await client.questions.get({ questionId }).catch(() => null);
      if (present === null) return;
      state.moveDraft(questionDraftKey(id, present));
      setNewer(present);
    },
  });

  const state = useQuestionForm({
    initialValues: contentOf(question),
    draftKey: questionDraftKey(id, newer ?? base),
    onSave: (values) => update.mutate(values),
    isSaving: update.isPending || isDone,
    onInvalid: update.reset,
  });

  const leave = useEffectEvent(() => {
    if (state.hasUnsaved()) setIsDone(false);
    else goBack();
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(leave, EDIT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  /** Discards what was typed, and restarts from somebody else's version. */
  const takeNewer = () => {
    if (newer === null) return;
    state.settle(contentOf(newer));
    update.reset();
    setBase(newer);
    setNewer(null);
  };

  const failure = update.error && errorSentence(update.error, questionsMessages.updateFailed);
  return { ...state, base, newer, takeNewer, problem: state.fieldProblem ?? failure };
}
