import { useCallback } from 'react';
import { liveAttemptsMessages } from '../../../../../shared/messages/live-attempts.ts';
import { client } from '../../../../api/client.ts';
import { errorSentence } from '../../../../api/error-sentence.ts';
import { confirm } from '../../../../ui/dialogs/confirm.tsx';
import { isolate } from '../../../../ui/text/isolate.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import type { LiveAttemptRow } from '../attempt-view.ts';
import { useRefreshLiveAttempts } from '../use-attempts.ts';

/** Ends a student's attempt for them, after the teacher confirms the consequences. */
export function useFinishFor(quizCode: string) {
  const refresh = useRefreshLiveAttempts();
  return useCallback(
    async (attempt: LiveAttemptRow) => {
      const { userId, displayName } = attempt;
      const isConfirmed = await confirm({
        title: `Finish for ${isolate(displayName)}`,
        message: whatHappens(attempt),
        confirmLabel: 'Finish and submit',
      });
      if (!isConfirmed) return;
      try {
        await client.attempts.finishFor({ quizCode, userId });
        toast.success(`The answers of ${isolate(displayName)} are submitted.`);
      } catch (error) {
        toast.error(errorSentence(error, liveAttemptsMessages.finishFailed));
      }
      await refresh();
    },
    [quizCode, refresh],
  );
}

function whatHappens({ displayName, answered, questions }: LiveAttemptRow): string {
  const name = isolate(displayName);
  return `The answers of ${name} are submitted as they stand now, ${answered} of ${questions} answered. ${name} cannot write any more unless you reopen the attempt.`;
}
