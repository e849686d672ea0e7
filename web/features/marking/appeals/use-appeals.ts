import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** The questions that students, or those of one class, have about their marks in this quiz. */
export function useAppeals(quizCode: string, teacherCode: string | undefined, isEnabled: boolean) {
  return useQuery(
    api.marking.listAppeals.queryOptions({ input: { quizCode, teacherCode }, enabled: isEnabled }),
  );
}

export type Appeals = NonNullable<ReturnType<typeof useAppeals>['data']>;
export type ListedAppeal = Appeals['items'][number];
