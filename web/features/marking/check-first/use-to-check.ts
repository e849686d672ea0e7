import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** What deserves a look first, and how much of the quiz is in ink. */
export function useToCheck(quizCode: string, isEnabled: boolean) {
  return useQuery(
    api.marking.listToCheck.queryOptions({ input: { quizCode }, enabled: isEnabled }),
  );
}

export type ToCheck = NonNullable<ReturnType<typeof useToCheck>['data']>;
export type CheckItem = ToCheck['items'][number];
