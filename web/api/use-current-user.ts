import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../shared/contract/accounts.ts';
import { DEFAULT_TIME_ZONE } from '../../shared/business-rules.ts';
import { api } from './client.ts';
import { lastPerson } from './early-answers.ts';
import { pageOwner } from './page-owner.ts';
import { queryClient as theQueryClient } from './query-client.ts';
import { sessionExpiry } from './session-expiry.ts';

/**
 * Fetched once and kept: when a session expires later, a 401 makes a dialog over the page ask for a
 * new sign-in. Refetching would discard the page and anything typed on it.
 */
const currentUserQuery = api.accounts.currentUser.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

// Runs as soon as the answer arrives, before any request is made for the new person.
theQueryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryHash !== hashKey(currentUserQuery.queryKey)) return;
  const answer = query.state.data as { user: CurrentUser | null } | undefined;
  pageOwner.set(answer?.user?.id ?? null);
  if (answer?.user) lastPerson.write(answer.user.id);
});

/** Returns the query for the signed-in person; its data is null if nobody is signed in. */
export function useCurrentUserQuery() {
  return useQuery({ ...currentUserQuery, select: (answer) => answer.user });
}

/**
 * Returns the signed-in person. Only for pages behind the route guard: throws if nobody is signed
 * in.
 */
export function useCurrentUser(): CurrentUser {
  const { data } = useCurrentUserQuery();
  if (!data) throw new Error('This screen needs a signed-in user.');
  return data;
}

/** Returns the school's time zone, in which opening and closing times are entered and shown. */
export function useSchoolTimeZone(): string {
  const { data } = useQuery({ ...currentUserQuery, select: (answer) => answer.timeZone });
  return data ?? DEFAULT_TIME_ZONE;
}

/**
 * Returns a function that clears the signed-in person and everything loaded for them from memory.
 */
export function useForgetCurrentUser(): () => void {
  const queryClient = useQueryClient();
  return () => {
    queryClient.setQueryData(currentUserQuery.queryKey, (before) => ({
      timeZone: before?.timeZone ?? DEFAULT_TIME_ZONE,
      user: null,
    }));
    queryClient.removeQueries({ predicate: (query) => !query.isActive() });
  };
}

/**
 * Returns a function that asks the server again who is signed in, and clears the expiry if someone
 * is.
 */
export function useRefreshCurrentUser(): () => Promise<CurrentUser | null> {
  const queryClient = useQueryClient();
  return async () => {
    const answer = await queryClient.query({ ...currentUserQuery, staleTime: 0 });
    if (answer.user) sessionExpiry.clear();
    return answer.user;
  };
}
