import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_REST_BREAK_MINUTES } from '../../../../shared/business-rules.ts';
import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';
import type { StudentProfile } from '../../../../shared/contract/students.ts';
import { studentsMessages } from '../../../../shared/messages/students.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** The arrangements while editing; the minutes may be text that is not a number. */
export type ArrangementsDraft = Omit<AccessArrangements, 'restBreakMinutes'> & {
  restBreakMinutes: number | string;
};

function toArrangements(draft: ArrangementsDraft): AccessArrangements | null {
  const minutes = draft.restBreakMinutes === '' ? 0 : draft.restBreakMinutes;
  const isPossible =
    typeof minutes === 'number' &&
    Number.isInteger(minutes) &&
    minutes >= 0 &&
    minutes <= MAX_REST_BREAK_MINUTES;
  return isPossible ? { ...draft, restBreakMinutes: minutes } : null;
}

/** Edits a student's access arrangements; the draft stays until it is saved. */
export function useArrangements(profile: StudentProfile, onDone: () => void) {
  const queryClient = useQueryClient();
  const [seen] = useState(profile.accessArrangements);
  const [draft, setDraft] = useState<ArrangementsDraft>(seen);
  const arrangements = toArrangements(draft);

  const saving = useMutation(
    api.students.setArrangements.mutationOptions({
      onSuccess: ({ accessArrangements }) => {
        queryClient.setQueryData(
          api.students.profile.queryKey({ input: { studentId: profile.id } }),
          (current) => current && { ...current, accessArrangements },
        );
        void queryClient.invalidateQueries({ queryKey: api.accounts.listAuditEvents.key() });
        toast.success(studentsMessages.arrangementsSaved);
        onDone();
      },
    }),
  );

  return {
    draft,
    change: (changes: Partial<ArrangementsDraft>) => setDraft({ ...draft, ...changes }),
    save: () => {
      if (arrangements === null || saving.isPending) return;
      saving.mutate({ studentId: profile.id, accessArrangements: arrangements, seen });
    },
    minutesProblem: arrangements === null ? studentsMessages.restBreakRange : null,
    problem: saving.error && errorSentence(saving.error, studentsMessages.arrangementsFailed),
    isSaving: saving.isPending,
  };
}
