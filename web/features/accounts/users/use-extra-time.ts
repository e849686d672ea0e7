import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_EXTRA_TIME_PERCENT } from '../../../../shared/business-rules.ts';
import type { User } from '../../../../shared/contract/accounts.ts';
import { usersMessages } from '../../../../shared/messages/users.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** Returns the typed percentage, or null if it is not a number from 0 to 200. */
function readPercentage(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  const percentage = Number(text);
  return /^\d+(?:\.\d+)?$/.test(text) && percentage <= MAX_EXTRA_TIME_PERCENT ? percentage : null;
}

type Timed = Pick<User, 'id' | 'extraTimePercentage'>;

/** Edits a student's extra time in percent; typed text stays until it is saved. */
export function useExtraTime(user: Timed) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const saving = useMutation(
    api.accounts.setExtraTime.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueriesData<{ items: User[] }>(
          { queryKey: api.accounts.listUsers.key() },
          (list) =>
            list && {
              ...list,
              items: list.items.map((item) => (item.id === saved.id ? saved : item)),
            },
        );
        queryClient.setQueryData(
          api.students.profile.queryKey({ input: { studentId: saved.id } }),
          (profile) => profile && { ...profile, extraTimePercentage: saved.extraTimePercentage },
        );
        setDraft((current) => (current === String(saved.extraTimePercentage) ? null : current));
        toast.success(usersMessages.extraTimeUpdated);
        void queryClient.invalidateQueries({ queryKey: api.accounts.listAuditEvents.key() });
      },
      onError: (error) => {
        const sentence = errorSentence(error, usersMessages.extraTimeFailed);
        setProblem(sentence);
        toast.error(sentence);
      },
    }),
  );

  const revert = () => {
    setDraft(null);
    setProblem(null);
  };

  const save = () => {
    if (draft === null || saving.isPending) return;
    const extraTimePercentage = readPercentage(draft);
    if (extraTimePercentage === null) {
      setProblem(usersMessages.extraTimeRange);
    } else if (extraTimePercentage === user.extraTimePercentage) {
      revert();
    } else {
      setProblem(null);
      setDraft(String(extraTimePercentage));
      saving.mutate({ userId: user.id, extraTimePercentage });
    }
  };

  const value = draft ?? String(user.extraTimePercentage);
  return {
    value,
    /** The percentage in the field, or null if it is not valid. */
    percentage: readPercentage(value),
    isChanged: value.trim() !== String(user.extraTimePercentage),
    edit: (typed: string) => {
      setDraft(typed);
      setProblem(null);
    },
    save,
    revert,
    problem,
    isSaving: saving.isPending,
  };
}
