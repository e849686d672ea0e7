import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** What is to be read within reach: of one quiz, or of all. */
export function useConcerns(quizCode?: string) {
  const input = quizCode === undefined ? {} : { quizCode };
  return useQuery(api.welfare.list.queryOptions({ input }));
}

/** Whether no mail server is set up, so that nobody is told of anything; false until it is known. */
export function useIsMute(): boolean {
  return useQuery(api.accounts.signInProviders.queryOptions()).data?.sendsMail === false;
}
