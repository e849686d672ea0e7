import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { paths } from '../../../paths.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { draftFromQuestions, quizDraft } from '../../quizzes/public.ts';

/**
 * Creates a draft of the follow-up questions and opens it; asks before it replaces an unfinished
 * one.
 */
export function useFollowUp({ quizCode, title, subject, followUpQuestionIds }: Reteach) {
  const { id: userId } = useCurrentUser();
  const navigate = useNavigate();
  const draft = useMutation({
    mutationFn: () =>
      draftFromQuestions(userId, {
        title: `Follow-up: ${title || quizCode}`,
        subject,
        questionIds: followUpQuestionIds,
        notice: resultsMessages.followUpReady,
      }),
    onSuccess: (questions) => {
      if (questions > 0) void navigate(paths.createQuiz);
      else toast.error(resultsMessages.followUpGone);
    },
    onError: (error) => toast.error(errorSentence(error, resultsMessages.followUpFailed)),
  });

  const make = async () => {
    const mayReplace =
      quizDraft(userId).read() === null ||
      (await confirm({
        title: 'Replace the unfinished quiz?',
        message: resultsMessages.confirmReplaceDraft,
        confirmLabel: 'Replace',
        isDestructive: true,
      }));
    if (mayReplace) draft.mutate();
  };
  return { make, isPending: draft.isPending };
}
