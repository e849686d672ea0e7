import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quizCode } from '../../../shared/contract/fields.ts';
import { api } from '../../api/client.ts';
import type { ResponsesView } from './responses-view.ts';

/** While a run is under way, marks appear on the visible page about as fast as they are given. */
const LIVE_REFRESH_MS = 1_000;

/** True for a code that can have a quiz at all. */
export function isPossibleCode(code: string): boolean {
  return quizCode.safeParse(code).success;
}

/** One page of a quiz's responses; refreshed steadily while a marking run is under way. */
export function useResponses({ code, search, sort, page, pageSize }: ResponsesView) {
  const query = useQuery(
    api.marking.listResponses.queryOptions({
      input: { quizCode: code, search: search === '' ? undefined : search, sort, page, pageSize },
      enabled: isPossibleCode(code),
      refetchInterval: ({ state }) =>
        state.data?.run?.state === 'active' ? LIVE_REFRESH_MS : false,
      placeholderData: keepPreviousData,
    }),
  );
  const isOfThisQuiz = query.data?.quizCode === code;
  return {
    /** Undefined until this quiz has arrived; the page before stays while the next one loads. */
    responses: isOfThisQuiz ? query.data : undefined,
    error: query.error,
    isFetching: query.isFetching,
    isTurningPage: query.isPlaceholderData && isOfThisQuiz,
    reload: query.refetch,
  };
}

export type Responses = NonNullable<ReturnType<typeof useResponses>['responses']>;
