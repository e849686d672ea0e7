import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/**
 * What is to be read within reach: of one quiz, of one search, or of all; every one that is open, or
 * the newest; and a page of what is decided.
 */
export function useConcerns(wanted: {
  quizCode?: string;
  all: boolean;
  search?: string;
  page?: number;
}) {
  return useQuery(
    api.welfare.list.queryOptions({ input: wanted, placeholderData: (before) => before }),
  );
}

/** Whether no mail server is set up, so that nobody is told of anything; false until it is known. */
export function useIsMute(): boolean {
  return useQuery(api.accounts.signInProviders.queryOptions()).data?.sendsMail === false;
}
