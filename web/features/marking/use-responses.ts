import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { QUIZ_CODE_FORMAT } from '../../../shared/quiz-code.ts';
import { api } from '../../api/client.ts';
import { isNoQuiz } from '../quizzes/public.ts';
import type { ResponsesView } from './responses-view.ts';

/** Returns true if the code has a valid format. */
export function isPossibleCode(code: string): boolean {
  return QUIZ_CODE_FORMAT.test(code);
}

/** Loads one page of a quiz's responses. */
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
  // Read from the cache without a request: it is shown in place of the wanted page, with decisions
  // made meanwhile.
  const last = useQuery(
    api.marking.listResponses.queryOptions({ input: lastInput, enabled: false }),
  );
  const shown = wanted.data ?? last.data;
  const isThere = shown?.quizCode === code && !isNoQuiz(wanted.error);
  const isStandIn = isThere && wanted.data === undefined;
  return {
    /**
     * Undefined until this quiz has loaded. The previous page stays while the next one loads, and
     * if that fails.
     */
    responses: isThere ? shown : undefined,
    error: wanted.error,
    isFetching: wanted.isFetching,
    isTurningPage: isStandIn && wanted.isFetching,
    /** True if the previous page is shown because the requested one could not be loaded. */
    isLeftBehind: isStandIn && wanted.error !== null,
    reload: wanted.refetch,
  };
}

export type Responses = NonNullable<ReturnType<typeof useResponses>['responses']>;
