import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** What deserves a look first, and how much of the quiz, or of one class of it, is in ink. */
export function useToCheck(quizCode: string, teacherCode: string | undefined, isEnabled: boolean) {
  return useQuery(
    api.marking.listToCheck.queryOptions({ input: { quizCode, teacherCode }, enabled: isEnabled }),
  );
}

export type ToCheck = NonNullable<ReturnType<typeof useToCheck>['data']>;
export type CheckItem = ToCheck['items'][number];
