import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/confirm.tsx';

interface StartMarkingOptions {
  quizCode: string;
  isEverythingMarked: boolean;
  onStarted: (run: MarkingRun) => void;
  /** Someone else's run is under way: the page should find it. */
  onAlreadyRunning: () => void;
}

/** Starts a marking run; asks first where everything is marked already (spec section 5). */
export function useStartMarking(options: StartMarkingOptions) {
  const { quizCode, isEverythingMarked, onStarted, onAlreadyRunning } = options;
  const [problem, setProblem] = useState<string | null>(null);
  const start = useMutation(
    api.marking.startRun.mutationOptions({
      onMutate: () => setProblem(null),
      onSuccess: onStarted,
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'ALL_MARKED') return markAllAgain();
        if (isDefinedError(error) && error.code === 'MARKING_RUN_ACTIVE') onAlreadyRunning();
        setProblem(errorSentence(error, markingMessages.markFailed));
        return undefined;
      },
    }),
  );

  async function markAllAgain() {
    const isRemarkConfirmed = await confirm({
      title: 'Mark again',
      message: markingMessages.confirmMarkAgain,
      confirmLabel: 'Mark again',
    });
    if (isRemarkConfirmed) start.mutate({ quizCode, mode: 'all', isRemarkConfirmed });
  }

  return {
    startMarking: (mode: MarkingRun['mode']) => {
      if (isEverythingMarked) void markAllAgain();
      else start.mutate({ quizCode, mode });
    },
    isStarting: start.isPending,
    problem,
    dismissProblem: () => setProblem(null),
  };
}
