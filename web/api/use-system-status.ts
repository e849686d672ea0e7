import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';

const REFRESH_MS = 60_000;

/** How the installation fares; only administrators may ask. */
export function useSystemStatus(isEnabled = true) {
  return useQuery(
    api.system.status.queryOptions({
      enabled: isEnabled,
      staleTime: 10_000,
      refetchInterval: REFRESH_MS,
    }),
  );
}
