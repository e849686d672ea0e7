import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../shared/contract/accounts.ts';
import { DEFAULT_TIME_ZONE } from '../../shared/business-rules.ts';
import { api } from './client.ts';
import { lastPerson } from './early-answers.ts';
import { pageOwner } from './page-owner.ts';
import { queryClient as theQueryClient } from './query-client.ts';
import { sessionExpiry } from './session-expiry.ts';

/**
 * Asked once and kept: a session that ends later shows itself by a 401, which asks to sign in
 * again over the page. Asking again would throw the page away, with what is typed on it.
 */
const currentUserQuery = api.accounts.currentUser.queryOptions({
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

// At the moment the answer is there, before anything is asked for in the new person's name.
theQueryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' || query.queryHash !== hashKey(currentUserQuery.queryKey)) return;
  const answer = query.state.data as { user: CurrentUser | null } | undefined;
  pageOwner.set(answer?.user?.id ?? null);
  if (answer?.user) lastPerson.write(answer.user.id);
});

/** Who is signed in (null: nobody), with the query's own state. */
export function useCurrentUserQuery() {
  return useQuery({ ...currentUserQuery, select: (answer) => answer.user });
}

/** The signed-in person. Only for pages behind the route guard: throws where nobody is. */
export function useCurrentUser(): CurrentUser {
  const { data } = useCurrentUserQuery();
  if (!data) throw new Error('This screen needs a signed-in user.');
  return data;
}

/** The school's time zone, in which opening and closing times are entered and shown. */
export function useSchoolTimeZone(): string {
  const { data } = useQuery({ ...currentUserQuery, select: (answer) => answer.timeZone });
  return data ?? DEFAULT_TIME_ZONE;
}

/** Makes this browser forget who was signed in, and everything that was loaded for them. */
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

/** Asks the server again who is signed in; someone being there ends what had expired. */
export function useRefreshCurrentUser(): () => Promise<CurrentUser | null> {
  const queryClient = useQueryClient();
  return async () => {
    const answer = await queryClient.query({ ...currentUserQuery, staleTime: 0 });
    if (answer.user) sessionExpiry.clear();
    return answer.user;
  };
}
