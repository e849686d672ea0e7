import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import {
  confirmRenewPencil,
  markDecidedToo,
  markingMessages,
} from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirmWithChoice } from '../../../ui/dialogs/confirm.tsx';
import type { Responses } from '../use-responses.ts';

/** The desk that the run is for; if it is limited to a class, other classes are not marked. */
type Desk = Pick<
  Responses,
  | 'quizCode'
  | 'schoolClass'
  | 'submissionCount'
  | 'markedCount'
  | 'decidedCount'
  | 'resultsRelease'
  | 'releasedAt'
  | 'toRelease'
>;

interface StartMarkingOptions {
  responses: Desk;
  onStarted: (run: MarkingRun) => void;
  /** Called if someone else's run is in progress, which the page should then find. */
  onAlreadyRunning: () => void;
}

/** True if a student sees marks in pencil. */
const isPencilSeen = ({ resultsRelease, releasedAt, toRelease }: Desk): boolean =>
  resultsRelease === 'as-marked' ||
  (resultsRelease === 'when-released' &&
    (releasedAt !== null || (toRelease !== null && toRelease.released > 0)));

/**
 * Starts a marking run; asks first if everything is marked already (spec section 5), or if it would
 * replace marks that students see.
 */
export function useStartMarking({ responses, onStarted, onAlreadyRunning }: StartMarkingOptions) {
  const { quizCode, schoolClass, submissionCount, markedCount, decidedCount } = responses;
  const about = { quizCode, teacherCode: schoolClass?.teacherCode };
  const title = schoolClass === null ? 'Mark again' : `Mark ${schoolClass.name} again`;
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
      title,
      message: markingMessages.confirmMarkAgain,
      confirmLabel: 'Mark again',
      details: isPencilSeen(responses) ? [markingMessages.seenAtOnce] : [],
      choice: decidedCount === 0 ? undefined : markDecidedToo(decidedCount),
    });
    if (!isRemarkConfirmed) return;
    if (decidedCount === submissionCount && !includesDecided)
      setProblem(markingMessages.allDecided);
    else start.mutate({ ...about, mode: 'all', isRemarkConfirmed, includesDecided });
  }

  /** Marks what is unmarked and renews marks in pencil; asks first if students see those. */
  async function markAll(input: { isRemarkConfirmed?: boolean }) {
    const pencil = markedCount - decidedCount;
    if (pencil > 0 && isPencilSeen(responses)) {
      const message = confirmRenewPencil(pencil);
      const { isConfirmed } = await confirmWithChoice({
        title,
        message,
        confirmLabel: 'Mark again',
      });
      if (!isConfirmed) return;
    }
    start.mutate({ ...about, mode: 'all', ...input });
  }

  return {
    startMarking: (mode: MarkingRun['mode']) => {
      if (submissionCount > 0 && markedCount === submissionCount) void markAllAgain();
      else if (mode === 'all') void markAll({});
      else start.mutate({ ...about, mode });
    },
    /** Learns from the blind marks, marks what is unmarked, and renews marks in pencil. */
    learn: () => void markAll({ isRemarkConfirmed: true }),
    isStarting: start.isPending,
    problem,
    /** True if an administrator must first accept what is sent outside the school. */
    isNotAccepted: isDefinedError(start.error) && start.error.code === 'LEAVING_NOT_ACCEPTED',
    dismissProblem: () => setProblem(null),
  };
}
