import { ORPCError } from '@orpc/client';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
} from '@tanstack/react-query';

const MAX_RETRIES = 2;

/**
 * True if a retry may help: a lost connection or a server error, but not a refusal by the server.
 */
export function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ORPCError && error.status < 500);
}

/**
 * A query client that also refetches queries invalidated during their first load: the library lets
 * that load finish, and its answer may already be out of date.
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
    // The first loads have finished by now. Invalidations at the same moment share one extra
    // request.
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
