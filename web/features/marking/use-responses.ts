import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { QUIZ_CODE_FORMAT } from '../../../shared/quiz-code.ts';
import { api } from '../../api/client.ts';
import { isNoQuiz } from '../quizzes/public.ts';
import type { ResponsesView } from './responses-view.ts';

/** True for a code that can have a quiz at all. */
export function isPossibleCode(code: string): boolean {
  return QUIZ_CODE_FORMAT.test(code);
}

/** One page of a quiz's responses. */
export function useResponses({ code, search, teacherCode, sort, page, pageSize }: ResponsesView) {
  const input = useMemo(
    () => ({
      quizCode: code,
      teacherCode,
      search: search === '' ? undefined : search,
      sort,
      page,
      pageSize,
    }),
    [code, teacherCode, search, sort, page, pageSize],
  );
  const wanted = useQuery(
    api.marking.listResponses.queryOptions({ input, enabled: isPossibleCode(code) }),
  );
  const [lastInput, setLastInput] = useState(input);
  if (wanted.data !== undefined && lastInput !== input) setLastInput(input);
  // Looked at and not asked for: what is decided while it stands in is shown in it.
  const last = useQuery(
    api.marking.listResponses.queryOptions({ input: lastInput, enabled: false }),
  );
  const shown = wanted.data ?? last.data;
  const isThere = shown?.quizCode === code && !isNoQuiz(wanted.error);
  const isStandIn = isThere && wanted.data === undefined;
  return {
    /**
     * Undefined until this quiz has arrived. The page before stays while the next one loads, and
     * where that does not come.
     */
    responses: isThere ? shown : undefined,
    error: wanted.error,
    isFetching: wanted.isFetching,
    isTurningPage: isStandIn && wanted.isFetching,
    /** What is shown is not what was asked for, which did not come. */
    isLeftBehind: isStandIn && wanted.error !== null,
    reload: wanted.refetch,
  };
}

export type Responses = NonNullable<ReturnType<typeof useResponses>['responses']>;
