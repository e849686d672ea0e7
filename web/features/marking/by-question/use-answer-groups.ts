import { noop, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { AnswerGroup } from '../../../../shared/contract/mark-decisions.ts';
import { api } from '../../../api/client.ts';
import type { ListedAnswer } from '../answer-list/answer-list.tsx';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import { useDesk } from '../desk-context.ts';

export interface ListedGroup extends ListedAnswer {
  /** Who wrote it, in the order of its submissions. */
  names: readonly string[];
}

/** Longer than a teacher looks at one question; a decision or a run asks again. */
const FRESH_MS = 60_000;

/** A question's answers in groups; those of the next question are fetched meanwhile. */
export function useAnswerGroups(question: MarkedQuestion, next: MarkedQuestion | undefined) {
  const { quizCode, schoolClass } = useDesk();
  const queryClient = useQueryClient();
  const groupsOf = ({ questionId }: MarkedQuestion) =>
    api.marking.listAnswerGroups.queryOptions({
      input: { quizCode, teacherCode: schoolClass?.teacherCode, questionId },
      staleTime: FRESH_MS,
    });
  const query = useQuery(groupsOf(question));

  useEffect(() => {
    if (next && query.isSuccess) queryClient.query(groupsOf(next)).catch(noop);
  });

  const groups = query.data?.groups;
  /** A decision changes one group: the rows of all others rest. */
  const [listed] = useState(() => new WeakMap<AnswerGroup, ListedGroup>());
  const answers = useMemo(
    () =>
      groups?.map((group) => {
        const known = listed.get(group);
        if (known?.target.question === question) return known;
        const fresh = listGroup(group, question);
        listed.set(group, fresh);
        return fresh;
      }),
    [groups, question, listed],
  );
  return { answers, error: query.error, reload: query.refetch, isReloading: query.isFetching };
}

function listGroup({ groupId, submissions }: AnswerGroup, question: MarkedQuestion): ListedGroup {
  const [only] = submissions;
  const isAlone = submissions.length === 1 && only !== undefined;
  const key = isAlone ? only.submissionId : `${question.questionId}_${groupId}`;
  return {
    target: { key, question, submissions },
    facts: [isAlone ? only.displayName : `${submissions.length} students`],
    names: submissions.map(({ displayName }) => displayName),
  };
}
