import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { formatTaught } from '../decisions/format-decision.ts';
import { asSeen, type MarkTarget } from '../decisions/mark-target.ts';
import { useDesk } from '../desk/desk-context.ts';
import type { LessonStart } from './lesson-start.ts';

/**
 * Handles a new line for the mark scheme: previews its changes, and applies only those approved.
 */
export function useTeach(target: MarkTarget, start: LessonStart, onTaught: () => void) {
  const { quizCode, decisions } = useDesk();
  const queryClient = useQueryClient();
  const [lesson, setLesson] = useState(start);
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const input = { quizCode, questionId: target.question.questionId, ...lesson };

  const trial = useMutation(
    api.marking.trySchemeLine.mutationOptions({ onSuccess: () => setDeclined(new Set()) }),
  );
  const approved =
    trial.data?.changes.filter(({ submission }) => !declined.has(submission.submissionId)) ?? [];

  const teaching = useMutation(
    api.marking.teachSchemeLine.mutationOptions({
      onSuccess: (decision) => {
        decisions.settle(decision, formatTaught(decision), null, {
          isLesson: true,
        });
        void queryClient.invalidateQueries({ queryKey: api.marking.listResponses.key() });
        void queryClient.invalidateQueries({ queryKey: api.questions.key() });
        onTaught();
      },
    }),
  );

  const error = teaching.error ?? trial.error;
  return {
    lesson,
    change: (changes: Partial<typeof lesson>) => {
      setLesson({ ...lesson, ...changes });
      trial.reset();
    },
    canTry: lesson.line.trim() !== '',
    tryIt: () => trial.mutate(input),
    isTrying: trial.isPending,
    /** The changes the line would make; undefined until its current text has been tried. */
    preview: trial.data,
    isApproved: (submissionId: string) => !declined.has(submissionId),
    approve: (submissionId: string, isApproved: boolean) => {
      const others = [...declined].filter((id) => id !== submissionId);
      setDeclined(new Set(isApproved ? others : [...others, submissionId]));
    },
    approvedCount: approved.length,
    teach: () =>
      teaching.mutate({ ...input, items: asSeen(approved.map(({ submission }) => submission)) }),
    isTeaching: teaching.isPending,
    problem: error && errorSentence(error, markingMessages.teachFailed),
  };
}
