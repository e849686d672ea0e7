import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  appealsMessages,
  formatDecided,
  newMarkNeeded,
} from '../../../../shared/messages/appeals.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { discardDraft, typeAnotherMark, typeMark, useDraft } from '../decisions/mark-drafts.ts';
import { asSeen, type MarkTarget } from '../decisions/mark-target.ts';
import { isQuestionChanged } from '../decisions/what-was-left.ts';
import { feedbackOn } from '../mark-panel/use-mark-form.ts';
import type { ListedAppeal } from './use-appeals.ts';

/** True if the appeal no longer waits for a decision: the form disappears, so a toast says why. */
function isGone(error: Error): boolean {
  return error instanceof ORPCError && ['ALREADY_DECIDED', 'NOT_FOUND'].includes(error.code);
}

/** True if the mark has changed meanwhile: the form stays, for a decision on the current mark. */
function isMarkChanged(error: Error): boolean {
  return error instanceof ORPCError && error.code === 'MARK_CHANGED';
}

/** Handles a teacher's decision on an appeal; typed text stays until it is saved. */
export function useAppealDecision(
  { submissionId, submission, alike }: ListedAppeal,
  target: MarkTarget,
) {
  const { maxMark } = target.question;
  const queryClient = useQueryClient();
  const draft = useDraft(target.key);
  const mark = draft?.mark ?? '';
  const feedback = draft?.feedback ?? feedbackOn(target, mark, draft?.points);
  const reason = draft?.reason ?? '';
  const [isForAlike, setIsForAlike] = useState(true);
  const [problems, setProblems] = useState<{ mark?: string; reason?: string }>({});

  // Marks, counts and results depend on decisions, including one that somebody else made.
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.marking.key() }),
      queryClient.invalidateQueries({ queryKey: api.results.key() }),
    ]);

  const deciding = useMutation(
    api.marking.decideAppeal.mutationOptions({
      onSuccess: async ({ leftAlone }) => {
        toast.success(formatDecided(leftAlone));
        discardDraft(target.key);
        await refresh();
      },
      onError: (error) => {
        if (isGone(error)) discardDraft(target.key);
        if (isGone(error)) toast.error(errorSentence(error, appealsMessages.decideFailed));
        // The page shows an earlier scheme: the mark stays, without its ticks.
        if (isQuestionChanged(error)) typeMark(target, { points: undefined });
        if (isGone(error) || isMarkChanged(error) || isQuestionChanged(error)) void refresh();
      },
    }),
  );

  const decide = (newMark: number | null) => {
    if (deciding.isPending) return;
    const { markRevision } = submission;
    const needed = reason.trim() === '' ? { reason: appealsMessages.reasonRequired } : {};
    setProblems(needed);
    if (needed.reason) return;
    const chosen = isForAlike && newMark !== null ? asSeen(alike) : [];
    const points = draft?.points && [...draft.points];
    const given = newMark === null ? {} : { feedback: draft?.feedback ?? undefined, points };
    deciding.mutate({ submissionId, markRevision, newMark, alike: chosen, reason, ...given });
  };

  return {
    mark,
    setMark: (typed: number | string) => {
      typeAnotherMark(target, { mark: typeof typed === 'number' ? typed : '', points: undefined });
      setProblems({});
    },
    feedback,
    setFeedback: (typed: string) => typeMark(target, { feedback: typed }),
    reason,
    setReason: (typed: string) => {
      typeMark(target, { reason: typed });
      setProblems({});
    },
    isForAlike,
    setIsForAlike,
    problems,
    problem:
      deciding.error && !isGone(deciding.error)
        ? errorSentence(deciding.error, appealsMessages.decideFailed)
        : null,
    isDeciding: deciding.isPending,
    /** True if a new mark is being saved, false if the mark stands. */
    isChanging: deciding.isPending && deciding.variables.newMark !== null,
    letStand: () => decide(null),
    change: () => {
      const isNew =
        typeof mark === 'number' &&
        Number.isInteger(mark) &&
        mark >= 0 &&
        mark <= maxMark &&
        (mark !== submission.markAwarded || draft?.points !== undefined);
      if (isNew) decide(mark);
      else setProblems({ mark: newMarkNeeded(maxMark) });
    },
  };
}
