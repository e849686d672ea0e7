import { isDefinedError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Submission } from '../../../shared/contract/marking.ts';
import { markingMessages } from '../../../shared/messages/marking.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useMarkDraft } from './use-mark-draft.ts';

/**
 * An answer's mark fields and how they are saved. What was typed is kept until the server has it,
 * also when someone else has changed the mark meanwhile.
 */
export function useSaveMark(submission: Submission, maxMark: number) {
  const queryClient = useQueryClient();
  const draft = useMarkDraft(submission);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const { aiMark } = submission;
  const differsFromMarker =
    aiMark !== null && draft.fields.mark !== '' && draft.fields.mark !== aiMark;

  const reload = () => queryClient.invalidateQueries({ queryKey: api.marking.listResponses.key() });
  const save = useMutation(
    api.marking.setMark.mutationOptions({
      onSuccess: async () => {
        await reload();
        draft.discard();
        setIsSaved(true);
        void queryClient.invalidateQueries({ queryKey: api.results.key() });
      },
      onError: async (error) => {
        if (isDefinedError(error) && error.code === 'MARK_CHANGED') {
          draft.acknowledgeConflict();
          await reload();
        }
        setProblem(errorSentence(error, markingMessages.updateFailed));
      },
    }),
  );

  function submit() {
    setIsSaved(false);
    const { mark, feedback, reason, markRevision } = draft.fields;
    if (mark === '') {
      setProblem(`Please enter a mark from 0 to ${maxMark}.`);
      return;
    }
    setProblem(null);
    save.mutate({
      submissionId: submission.submissionId,
      markAwarded: mark,
      feedback,
      reason: differsFromMarker ? reason : undefined,
      markRevision: markRevision ?? submission.markRevision,
    });
  }

  return {
    fields: draft.fields,
    isTyped: draft.isTyped,
    /** The mark in the field is another than the marker's. */
    differsFromMarker,
    type: (changes: Parameters<typeof draft.type>[0]) => {
      setIsSaved(false);
      draft.type(changes);
    },
    discard: () => {
      setProblem(null);
      draft.discard();
    },
    submit,
    isSaving: save.isPending,
    isSaved,
    problem,
  };
}
