import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** The server's own "no" does not change by asking again; a lost or busy server may. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ORPCError && error.status < 500;
  return !isRefusal && failures < MAX_RETRIES;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 5_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
