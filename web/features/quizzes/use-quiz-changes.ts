import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  quizzesMessages,
  saysWhoAsks,
  saysWhoHasSat,
  saysWhoIsSitting,
} from '../../../shared/messages/quizzes.ts';
import { api, client } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { refreshMarks } from '../../api/refresh-marks.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { MAIN_ID } from '../../ui/page/page-shell.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { duplicateOnce } from './editor/create-once.ts';
import { generateQuizCode } from './editor/generate-quiz-code.ts';
import { useLockQuiz } from './use-lock-quiz.ts';

/** Long enough to read a code and write it down. */
const NEW_CODE_TOAST_MS = 8_000;

/** The timeout for details in the confirmation. */
const LOOK_MS = 3_000;

const sayWhy = (error: Error, fallback: string) => toast.error(errorSentence(error, fallback));

/** Lists what deleting the quiz would lose for students; empty if that cannot be loaded. */
async function whatGoesWith(quizCode: string): Promise<string[]> {
  const options = { signal: AbortSignal.timeout(LOOK_MS) };
  const [live, appeals] = await Promise.all([
    client.attempts.listLiveAttempts({ quizCode }, options).catch(() => null),
    client.marking.listAppeals({ quizCode }, options).catch(() => null),
  ]);
  const begun = live?.items.filter(({ state }) => state !== 'not-started') ?? [];
  const sat = begun.filter(({ state }) => state === 'finished').length;
  const sitting = begun.length - sat;
  return [
    ...(sitting > 0 ? [saysWhoIsSitting(sitting)] : []),
    ...(sat > 0 ? [saysWhoHasSat(sat)] : []),
    ...(appeals && appeals.open > 0 ? [saysWhoAsks(appeals.open)] : []),
  ];
}

/**
 * A teacher's actions for a quiz. Each reports success or failure.
 * @param onRemoved Called after deletion, if the quiz's own page must be left.
 */
export function useQuizChanges(quizCode: string, onRemoved?: () => void) {
  const queryClient = useQueryClient();
  const { id: userId } = useCurrentUser();
  const refresh = () => refreshMarks(queryClient);

  const lock = useLockQuiz({ quizCode });

  const release = useMutation(
    api.quizzes.setReleased.mutationOptions({
      onSuccess: (_, { released }) =>
        toast.success(released ? quizzesMessages.released : quizzesMessages.hidden),
      onError: (error, { released }) =>
        sayWhy(error, released ? quizzesMessages.releaseFailed : quizzesMessages.hideFailed),
      onSettled: refresh,
    }),
  );

  const copyCode = useRef(generateQuizCode());
  const duplicate = useMutation({
    mutationFn: () => duplicateOnce(quizCode, copyCode.current, userId),
    onSuccess: (copy) => {
      copyCode.current = generateQuizCode();
      toast.success(
        `${quizzesMessages.duplicated} The copy’s Quiz Code is ${copy.quizCode}.`,
        NEW_CODE_TOAST_MS,
      );
    },
    onError: (error) => sayWhy(error, quizzesMessages.duplicateFailed),
    onSettled: refresh,
  });

  const remove = useMutation(
    api.quizzes.remove.mutationOptions({
      onSuccess: () => {
        toast.success(quizzesMessages.deleted);
        // The focused button disappears with its row.
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
        onRemoved?.();
      },
      onError: (error) => sayWhy(error, quizzesMessages.deleteFailed),
      onSettled: refresh,
    }),
  );

  const askToRelease = async () => {
    const isConfirmed = await confirm({
      title: `Release results of ${quizCode}`,
      message: quizzesMessages.confirmRelease,
      confirmLabel: 'Release Results',
    });
    if (isConfirmed) release.mutate({ quizCode, released: true });
  };

  const askToRemove = async () => {
    const isConfirmed = await confirm({
      title: `Delete ${quizCode}`,
      message: quizzesMessages.confirmDelete,
      details: await whatGoesWith(quizCode),
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) remove.mutate({ quizCode });
  };

  return {
    setLocked: lock.setLocked,
    release: askToRelease,
    hideResults: () => release.mutate({ quizCode, released: false }),
    duplicate: () => duplicate.mutate(),
    remove: askToRemove,
    pending: {
      lock: lock.isPending,
      release: release.isPending,
      duplicate: duplicate.isPending,
      remove: remove.isPending,
    },
  };
}
