import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';

interface Looking {
  /** False for everyone but administrators, who alone may fetch the status. */
  isEnabled?: boolean;
  /** True on the system page itself, which polls more often so that a retried job soon shows. */
  isWatching?: boolean;
}

const REFRESH_MS = 60_000;
const WATCH_MS = 3_000;

/** Returns the query for the state of the installation. */
export function useSystemStatus({ isEnabled = true, isWatching = false }: Looking = {}) {
  return useQuery(
    api.system.status.queryOptions({
      enabled: isEnabled,
      staleTime: 10_000,
      // After a failure it polls slowly: the page shows the error, with a button to retry.
      refetchInterval: ({ state }) =>
        isWatching && state.status === 'success' ? WATCH_MS : REFRESH_MS,
    }),
  );
}
