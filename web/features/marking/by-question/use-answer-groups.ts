import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '../../../api/client.ts';
import type { ListedAnswer } from '../answer-list/answer-list.tsx';
import type { MarkedQuestion } from '../decisions/mark-target.ts';

export interface ListedGroup extends ListedAnswer {
  /** Who wrote it, in the order of its submissions. */
  names: readonly string[];
}

/** Longer than a teacher looks at one question; a decision or a run asks again. */
const FRESH_MS = 60_000;

/** A question's answers in groups; those of the next question are fetched meanwhile. */
export function useAnswerGroups(
  quizCode: string,
  question: MarkedQuestion,
  next: MarkedQuestion | undefined,
) {
  const queryClient = useQueryClient();
  const groupsOf = ({ questionId }: MarkedQuestion) =>
    api.marking.listAnswerGroups.queryOptions({
      input: { quizCode, questionId },
      staleTime: FRESH_MS,
    });
  const query = useQuery(groupsOf(question));

  useEffect(() => {
    if (next && query.isSuccess) queryClient.query(groupsOf(next)).catch(noop);
  });

  const groups = query.data?.groups;
  const answers = useMemo(
    () =>
      groups?.map(({ groupId, submissions }): ListedGroup => {
        const names = submissions.map(({ displayName }) => displayName);
        const [only] = submissions;
        const isAlone = submissions.length === 1 && only !== undefined;
        const key = isAlone ? only.submissionId : `${question.questionId}_${groupId}`;
        return {
          target: { key, question, submissions },
          detail: isAlone ? only.displayName : `${submissions.length} students`,
          names,
        };
      }),
    [groups, question],
  );
  return { answers, error: query.error, reload: query.refetch, isReloading: query.isFetching };
}
