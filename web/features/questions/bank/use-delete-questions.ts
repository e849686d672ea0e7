import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UNDO_TOAST_MS } from '../../../../shared/business-rules.ts';
import {
  askedSentences,
  confirmDeleteQuestions,
  questionsDeleted,
  questionsMessages,
  questionsRestored,
} from '../../../../shared/messages/questions.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

/** Restores deleted questions to the bank. */
export function useRestoreQuestions() {
  const queryClient = useQueryClient();
  return useMutation(
    api.questions.restore.mutationOptions({
      onSuccess: (_, { questionIds }) => toast.success(questionsRestored(questionIds.length)),
      onError: (error) => toast.error(errorSentence(error, questionsMessages.restoreFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.questions.key() }),
    }),
  );
}

/** The selected questions, on all pages of the bank, and their deletion. */
export function useDeleteQuestions() {
  const queryClient = useQueryClient();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const restoring = useRestoreQuestions();
  const deleting = useMutation(
    api.questions.remove.mutationOptions({
      onSuccess: async ({ deleted }, { questionIds }) => {
        toast.success(questionsDeleted(deleted), UNDO_TOAST_MS, {
          label: 'Undo',
          run: () => restoring.mutate({ questionIds }),
        });
        setSelected(new Set());
        await queryClient.invalidateQueries({ queryKey: api.questions.key() });
      },
      onError: (error) => toast.error(errorSentence(error, questionsMessages.deleteFailed)),
    }),
  );

  const askAndDelete = async () => {
    if (selected.size === 0) {
      toast.error(questionsMessages.noneSelected);
      return;
    }
    const questionIds = [...selected];
    // If the count cannot be loaded, the delete call reports the reason.
    const { asked } = await client.questions
      .countAsked({ questionIds })
      .catch(() => ({ asked: 0 }));
    const isConfirmed = await confirm({
      title: 'Delete questions?',
      message: confirmDeleteQuestions(selected.size),
      details: askedSentences(asked),
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) deleting.mutate({ questionIds });
  };

  return {
    selected,
    add: (ids: readonly string[]) => setSelected((current) => new Set([...current, ...ids])),
    remove: (ids: readonly string[]) =>
      setSelected((current) => new Set([...current].filter((id) => !ids.includes(id)))),
    askAndDelete: () => {
      if (!deleting.isPending) void askAndDelete();
    },
    isDeleting: deleting.isPending,
  };
}

export type QuestionSelection = ReturnType<typeof useDeleteQuestions>;
