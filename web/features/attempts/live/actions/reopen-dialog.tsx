import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { LiveAttempt } from '../../../../../shared/contract/live-attempts.ts';
import { liveAttemptsMessages } from '../../../../../shared/messages/live-attempts.ts';
import { api } from '../../../../api/client.ts';
import { errorSentence } from '../../../../api/error-sentence.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { isolate } from '../../../../ui/text/isolate.ts';
import { toast } from '../../../../ui/toasts/toast.ts';
import { MinutesForm } from './minutes-form.tsx';
import { formatMinutes } from '../format-attempt.ts';
import { useRefreshLiveAttempts } from '../use-attempts.ts';

interface ReopenDialogProps {
  quizCode: string;
  attempt: LiveAttempt;
  onClose: () => void;
}

/** Lets a student continue an attempt that has ended. */
export function ReopenDialog({ quizCode, attempt, onClose }: ReopenDialogProps) {
  const refresh = useRefreshLiveAttempts();
  const { userId, displayName, hasMarks, seesMarks } = attempt;
  const reopen = useMutation(
    api.attempts.reopen.mutationOptions({
      onSuccess: (_, { minutes }) => {
        toast.success(`${isolate(displayName)} can go on for ${formatMinutes(minutes)}.`);
        onClose();
      },
      onSettled: refresh,
    }),
  );
  return (
    <Dialog isOpen title={`Reopen the attempt of ${isolate(displayName)}`} onClose={onClose}>
      <Text>
        <bdi>{displayName}</bdi> enters the code again and goes on where the attempt ended, with all
        answers still there. The time runs from now.
      </Text>
      {hasMarks && <Text mt="xs">{liveAttemptsMessages.reopenTakes}</Text>}
      {seesMarks && <Text mt="xs">{liveAttemptsMessages.reopenAfterMarks}</Text>}
      <MinutesForm
        confirmLabel={(minutes) =>
          minutes === null ? 'Reopen' : `Reopen for ${formatMinutes(minutes)}`
        }
        isPending={reopen.isPending}
        problem={reopen.error && errorSentence(reopen.error, liveAttemptsMessages.reopenFailed)}
        onConfirm={(minutes) => reopen.mutate({ quizCode, userId, minutes })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
