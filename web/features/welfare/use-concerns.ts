import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** What is to be read within reach: of one quiz, or of all. */
export function useConcerns(quizCode?: string) {
  const input = quizCode === undefined ? {} : { quizCode };
  return useQuery(api.welfare.list.queryOptions({ input }));
}
