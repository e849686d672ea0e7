import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Loads the appeals against marks of this quiz, from all students or those of one class. */
export function useAppeals(quizCode: string, teacherCode: string | undefined, isEnabled: boolean) {
  return useQuery(
    api.marking.listAppeals.queryOptions({ input: { quizCode, teacherCode }, enabled: isEnabled }),
  );
}

export type Appeals = NonNullable<ReturnType<typeof useAppeals>['data']>;
export type ListedAppeal = Appeals['items'][number];
