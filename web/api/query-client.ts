import { ORPCError } from '@orpc/client';
import {
  type InvalidateQueryFilters,
  type InvalidateOptions,
  QueryClient,
} from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** The server's own "no" does not change by asking again; a lost or busy server may. */
export function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ORPCError && error.status < 500);
}

/** Keeps nothing that was asked before a change: the library lets a first load end, which may tell of the time before. */
export class GreenpenQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const { queryKey } = filters ?? {};
    await this.cancelQueries({
      ...(queryKey && { queryKey }),
      fetchStatus: 'fetching',
      predicate: ({ state }) => state.data === undefined,
    });
    await super.invalidateQueries(filters, options);
  }
}

export const queryClient = new GreenpenQueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      staleTime: 5_000,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
