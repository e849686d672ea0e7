import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QUIZ_CODE_FORMAT } from '../../../shared/quiz-code.ts';
import { api } from '../../api/client.ts';
import type { ResponsesView } from './responses-view.ts';

/** True for a code that can have a quiz at all. */
export function isPossibleCode(code: string): boolean {
  return QUIZ_CODE_FORMAT.test(code);
}

/** One page of a quiz's responses. */
export function useResponses({ code, search, teacherCode, sort, page, pageSize }: ResponsesView) {
  const query = useQuery(
    api.marking.listResponses.queryOptions({
      input: {
        quizCode: code,
        teacherCode,
        search: search === '' ? undefined : search,
        sort,
        page,
        pageSize,
      },
      enabled: isPossibleCode(code),
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
