import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/**
 * Loads the concerns that this person may read, of one quiz, a search, or all: every open one or
 * only the newest, and a page of decided ones.
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

/**
 * Returns true if no mail server is set up, so that nobody is notified; false until that is known.
 */
export function useIsMute(): boolean {
  return useQuery(api.accounts.signInProviders.queryOptions()).data?.sendsMail === false;
}
