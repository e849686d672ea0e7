import { useCallback } from 'react';
import { sittingsMessages } from '../../../../shared/messages/sittings.ts';
import { client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { toast } from '../../../ui/toast.ts';
import type { SittingRow } from './sitting-view.ts';
import { useRefreshSittings } from './use-sittings.ts';

/** Ends a student's attempt for them, once the teacher has confirmed what that means. */
export function useFinishFor(quizCode: string) {
  const refresh = useRefreshSittings();
  return useCallback(
    async (sitting: SittingRow) => {
      const { userId, displayName } = sitting;
      const isConfirmed = await confirm({
        title: `Finish for ${displayName}`,
        message: whatHappens(sitting),
        confirmLabel: 'Finish and submit',
      });
      if (!isConfirmed) return;
      try {
        await client.attempts.finishFor({ quizCode, userId });
        toast.success(`The answers of ${displayName} are submitted.`);
      } catch (error) {
        toast.error(errorSentence(error, sittingsMessages.finishFailed));
      }
      await refresh();
    },
    [quizCode, refresh],
  );
}

function whatHappens({ displayName, answered, questions }: SittingRow): string {
  return `The answers of ${displayName} are submitted as they stand now, ${answered} of ${questions} answered. ${displayName} cannot write any more unless you reopen the attempt.`;
}
