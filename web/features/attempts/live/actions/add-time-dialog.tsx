import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LiveAttempt } from '../../../../../shared/contract/live-attempts.ts';
import { liveAttemptsMessages } from '../../../../../shared/messages/live-attempts.ts';
import { api } from '../../../../api/client.ts';
import { drawId } from '../../../../draw-id.ts';
import { errorSentence } from '../../../../api/error-sentence.ts';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { isolate } from '../../../../ui/text/isolate.ts';
import { Sentence } from '../../../../ui/text/sentence.tsx';
import { toast } from '../../../../ui/toasts/toast.ts';
import { useClassInAddress } from '../../../quizzes/public.ts';
import { MinutesForm } from './minutes-form.tsx';
import { formatMinutes } from '../format-attempt.ts';
import { useRefreshLiveAttempts } from '../use-attempts.ts';

interface AddTimeDialogProps {
  quizCode: string;
  /** The student who gets more time; null for everyone with an attempt in progress. */
  attempt: LiveAttempt | null;
  /** How many attempts are in progress. */
  underWay: number;
  onClose: () => void;
}

/** Gives more time to one student, or to everyone with an attempt in progress. */
export function AddTimeDialog({ quizCode, attempt, underWay, onClose }: AddTimeDialogProps) {
  const { teacherCode } = useClassInAddress();
  const refresh = useRefreshLiveAttempts();
  // If a response is lost, the retry has the same id, so that nobody gets the time twice.
  const [requestId] = useState(drawId);
  const who = attempt ? isolate(attempt.displayName) : 'everyone';
  const addTime = useMutation(
    api.attempts.addTime.mutationOptions({
      onSuccess: ({ changed }, { minutes }) => {
        toast.success(addedSentence(attempt?.displayName ?? null, changed, minutes));
        onClose();
      },
      onSettled: refresh,
    }),
  );
  return (
    <Dialog isOpen title={`Add time for ${who}`} onClose={onClose}>
      <Text>
        <Sentence>
          {attempt
            ? `Adds time for ${isolate(attempt.displayName)} alone. The time on their screen changes within seconds.`
            : `Adds time for the ${counted(underWay, 'student')} working now, not for those who have finished or not started. The time on their screens changes within seconds.`}
        </Sentence>
      </Text>
      <MinutesForm
        confirmLabel={(minutes) => `Add ${minutes === null ? 'time' : formatMinutes(minutes)}`}
        isPending={addTime.isPending}
        problem={addTime.error && errorSentence(addTime.error, liveAttemptsMessages.addTimeFailed)}
        onConfirm={(minutes) =>
          addTime.mutate({ quizCode, teacherCode, userId: attempt?.userId, minutes, requestId })
        }
        onCancel={onClose}
      />
    </Dialog>
  );
}

function addedSentence(name: string | null, changed: number, minutes: number): string {
  const who = name === null ? counted(changed, 'student') : isolate(name);
  const have = name !== null || changed === 1 ? 'has' : 'have';
  return `${who} ${have} ${formatMinutes(minutes)} more.`;
}
