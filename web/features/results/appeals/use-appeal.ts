import { isDefinedError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appeal } from '../../../../shared/contract/appeals.ts';
import type { QuizScore, ScoredAnswer } from '../../../../shared/contract/results.ts';
import { appealsMessages } from '../../../../shared/messages/appeals.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';

/**
 * Handles an appeal while it is being written; typed text stays until it is sent, and leaving the
 * page asks first.
 */
export function useAppeal({ submissionId, appeal: sent }: ScoredAnswer, onSent: () => void) {
  const queryClient = useQueryClient();
  const [point, setPoint] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);

  const sending = useMutation(
    api.marking.appeal.mutationOptions({
      onSuccess: (appeal) => {
        queryClient.setQueryData(
          api.results.myScores.queryKey(),
          (scores) => scores && { quizzes: scores.quizzes.map((quiz) => withAppeal(quiz, appeal)) },
        );
        toast.success(appealsMessages.sent);
        onSent();
      },
      onError: async (error) => {
        if (!isDefinedError(error) || error.code !== 'ALREADY_APPEALED') return;
        // The appeal arrived before, and only the response was lost.
        await queryClient.invalidateQueries({ queryKey: api.results.myScores.key() });
        onSent();
      },
    }),
  );

  useUnsavedGuard(
    () => sent === null && reason.trim() !== '',
    () => setReason(''),
  );

  return {
    point,
    setPoint,
    reason,
    changeReason: (typed: string) => {
      setReason(typed);
      setIsReasonMissing(false);
    },
    reasonProblem: isReasonMissing ? appealsMessages.reasonRequired : null,
    problem: sending.error && errorSentence(sending.error, appealsMessages.sendFailed),
    isSending: sending.isPending,
    send: () => {
      if (sending.isPending) return;
      if (reason.trim() === '') setIsReasonMissing(true);
      else sending.mutate({ submissionId, point, reason });
    },
  };
}

function withAppeal(quiz: QuizScore, appeal: Appeal): QuizScore {
  const answers = quiz.answers.map((answer) =>
    answer.submissionId === appeal.submissionId ? { ...answer, appeal, canAppeal: false } : answer,
  );
  return { ...quiz, answers };
}
