import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { markDecidedToo, markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirmWithChoice } from '../../../ui/confirm.tsx';
import type { Responses } from '../use-responses.ts';

interface StartMarkingOptions {
  quizCode: string;
  /** The class that the desk is limited to; others are not marked. */
  schoolClass: Responses['schoolClass'];
  submissions: number;
  isEverythingMarked: boolean;
  /**
   * The number of marks decided by a teacher; marking again leaves them alone unless the teacher
   * chooses otherwise.
   */
  decided: number;
  onStarted: (run: MarkingRun) => void;
  /** Called if someone else's run is in progress, which the page should then find. */
  onAlreadyRunning: () => void;
}

/** Starts a marking run; asks first if everything is marked already (spec section 5). */
export function useStartMarking(options: StartMarkingOptions) {
  const { quizCode, schoolClass, submissions, isEverythingMarked, decided } = options;
  const { onStarted, onAlreadyRunning } = options;
  const about = { quizCode, teacherCode: schoolClass?.teacherCode };
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
    const { isConfirmed: isRemarkConfirmed, isChosen: includesDecided } = await confirmWithChoice({
      title: schoolClass === null ? 'Mark again' : `Mark ${schoolClass.name} again`,
      message: markingMessages.confirmMarkAgain,
      confirmLabel: 'Mark again',
      choice: decided === 0 ? undefined : markDecidedToo(decided),
    });
    if (!isRemarkConfirmed) return;
    if (decided === submissions && !includesDecided) setProblem(markingMessages.allDecided);
    else start.mutate({ ...about, mode: 'all', isRemarkConfirmed, includesDecided });
  }

  return {
    startMarking: (mode: MarkingRun['mode']) => {
      if (isEverythingMarked) void markAllAgain();
      else start.mutate({ ...about, mode });
    },
    /** Learns from the blind marks, marks what is unmarked, and renews marks in pencil. */
    learn: () => start.mutate({ ...about, mode: 'all', isRemarkConfirmed: true }),
    isStarting: start.isPending,
    problem,
    /** True if an administrator must first accept what is sent outside the school. */
    isNotAccepted: isDefinedError(start.error) && start.error.code === 'LEAVING_NOT_ACCEPTED',
    dismissProblem: () => setProblem(null),
  };
}
