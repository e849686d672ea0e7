import { ORPCError } from '@orpc/client';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';

const MAX_RETRIES = 2;

/** The server's own "no" does not change by asking again; a lost or busy server may. */
export function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ORPCError && error.status < 500);
}

/**
 * Also asks again for what was on its first load when it changed: the library lets that end, and it
 * may show how things were before.
 */
export class GreenpenQueryClient extends QueryClient {
  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstLoads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (firstLoads.length === 0) return;
    // Ended by now. Changes of the same moment share the one question more.
    await super.invalidateQueries(
      { predicate: (query) => firstLoads.includes(query) },
      { ...options, cancelRefetch: false },
    );
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
