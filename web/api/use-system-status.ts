import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';

interface Looking {
  /** False for people who may not ask: only administrators may. */
  isEnabled?: boolean;
  /** True on the page itself, where a job that is tried again is soon to be seen. */
  isWatching?: boolean;
}

const REFRESH_MS = 60_000;
const WATCH_MS = 3_000;

/** How the installation fares. */
export function useSystemStatus({ isEnabled = true, isWatching = false }: Looking = {}) {
  return useQuery(
    api.system.status.queryOptions({
      enabled: isEnabled,
      staleTime: 10_000,
      // A page that shows a failure leaves it to the reader when to try again.
      refetchInterval: ({ state }) =>
        isWatching && state.status === 'success' ? WATCH_MS : REFRESH_MS,
    }),
  );
}
