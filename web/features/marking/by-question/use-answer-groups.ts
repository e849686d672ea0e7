import { noop, useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { AnswerGroup } from '../../../../shared/contract/mark-decisions.ts';
import { api } from '../../../api/client.ts';
import type { ListedAnswer } from '../answer-list/answer-list.tsx';
import { groupKey, type MarkedQuestion } from '../decisions/mark-target.ts';
import { type Desk, useDesk } from '../desk/desk-context.ts';

export interface ListedGroup extends ListedAnswer {
  /** The students who wrote the answer, in the order of its submissions. */
  names: readonly string[];
}

/** Longer than a teacher spends on one question; decisions and runs invalidate it anyway. */
const FRESH_MS = 60_000;

/**
 * Loads a question's answers in groups, page by page on request, and prefetches those of the next
 * question.
 */
export function useAnswerGroups(question: MarkedQuestion, next: MarkedQuestion | undefined) {
  const desk = useDesk();
  const { quizCode, schoolClass } = desk;
  const queryClient = useQueryClient();
  const [pages, setPages] = useState(1);
  const pageOf = ({ questionId }: MarkedQuestion, page: number) =>
    api.marking.listAnswerGroups.queryOptions({
      input: { quizCode, teacherCode: schoolClass?.teacherCode, questionId, page },
      staleTime: FRESH_MS,
    });
  const { data, total, error, isFetching, reload } = useQueries({
    queries: Array.from({ length: pages }, (_, index) => pageOf(question, index + 1)),
    combine: combinePages,
  });

  useEffect(() => {
    if (next && data) queryClient.query(pageOf(next, 1)).catch(noop);
  });

  /**
   * Caches rows by group, because a decision changes one group and all other rows need not render.
   */
  const [listed] = useState(() => new WeakMap<AnswerGroup, ListedGroup>());
  const answers = useMemo(
    () =>
      data?.map((group) => {
        const known = listed.get(group);
        if (known?.target.question === question) return known;
        const fresh = listGroup(desk, group, question);
        listed.set(group, fresh);
        return fresh;
      }),
    [data, question, listed, desk],
  );
  return {
    answers,
    /** The number of groups, including those not loaded yet. */
    total,
    showMore: () => setPages(pages + 1),
    error,
    reload,
    isLoading: isFetching,
  };
}

type GroupsPage = UseQueryResult<{ groups: AnswerGroup[]; total: number }>;

/** Joins the loaded pages into one list; undefined before the first. */
function combinePages(pages: GroupsPage[]) {
  const there = pages.flatMap(({ data }) => data ?? []);
  return {
    data: there.length === 0 ? undefined : there.flatMap(({ groups }) => groups),
    total: there[0]?.total ?? 0,
    error: pages.find(({ error }) => error !== null)?.error ?? null,
    isFetching: pages.some(({ isFetching }) => isFetching),
    reload: () => Promise.all(pages.map(({ refetch }) => refetch())),
  };
}

function listGroup(
  desk: Desk,
  { groupId, submissions }: AnswerGroup,
  question: MarkedQuestion,
): ListedGroup {
  const [only] = submissions;
  const isAlone = submissions.length === 1 && only !== undefined;
  const key = isAlone ? only.submissionId : groupKey(desk, `${question.questionId} ${groupId}`);
  return {
    target: { key, question, submissions },
    facts: [isAlone ? only.displayName : `${submissions.length} students`],
    names: submissions.map(({ displayName }) => displayName),
  };
}
