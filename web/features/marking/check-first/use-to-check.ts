import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Loads the answers to check first, and how much of the quiz, or of one class, is in ink. */
export function useToCheck(quizCode: string, teacherCode: string | undefined, isEnabled: boolean) {
  return useQuery(
    api.marking.listToCheck.queryOptions({ input: { quizCode, teacherCode }, enabled: isEnabled }),
  );
}

export type ToCheck = NonNullable<ReturnType<typeof useToCheck>['data']>;
export type CheckItem = ToCheck['items'][number];
