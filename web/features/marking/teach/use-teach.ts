import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_SHORT_TEXT_CHARACTERS, isUnanswered } from '../../../../shared/business-rules.ts';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { schemeLineKinds } from '../../../../shared/contract/mark-decisions.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { formatTaught } from '../decisions/format-decision.ts';
import { asSeen, type MarkTarget, sharedAiMark, sharedMark } from '../decisions/mark-target.ts';
import { useDesk } from '../desk-context.ts';

export type LineKind = (typeof schemeLineKinds)[number];

/** The points of the scheme, as the marker told them of the answer. */
export function listTaughtPoints({ submissions }: MarkTarget): readonly MarkedPoint[] {
  return submissions[0]?.aiAnalysis?.points ?? [];
}

/**
 * The line that an override suggests: its words are accepted for the first point that was missed, or
 * rejected for the first that was earned.
 */
function suggestedLine(target: MarkTarget): { kind: LineKind; line: string; point?: string } {
  const mark = sharedMark(target);
  const aiMark = sharedAiMark(target) ?? 0;
  const answer = target.submissions[0]?.userAnswer ?? '';
  const words = isUnanswered(answer) ? '' : answer.replaceAll(/\s+/g, ' ').trim();
  const isTooHigh = typeof mark === 'number' && mark < aiMark;
  const points = listTaughtPoints(target);
  const meant = points.find(({ marksAwarded }) => marksAwarded > 0 === isTooHigh) ?? points[0];
  return {
    kind: isTooHigh ? 'reject' : 'accept',
    point: meant?.point,
    line: words.slice(0, MAX_SHORT_TEXT_CHARACTERS),
  };
}

/** A line for the mark scheme: what it would change is shown first, and changed only on approval. */
export function useTeach(target: MarkTarget, onTaught: () => void) {
  const { quizCode, decisions } = useDesk();
  const queryClient = useQueryClient();
  const [lesson, setLesson] = useState(() => suggestedLine(target));
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
        decisions.settle(decision, formatTaught(decision.changedCount), null);
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
    /** What the line would change; undefined until it has been tried as it stands. */
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
