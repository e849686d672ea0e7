import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** The server's own "no" does not change by asking again; a lost or busy server may. */
export function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ORPCError && error.status < 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      staleTime: 5_000,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
