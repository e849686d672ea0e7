import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Returns a function that refetches everything that shows people, and the audit trail. */
export function useRefreshPeople(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.accounts.listUsers.key() }),
      queryClient.invalidateQueries({ queryKey: api.accounts.listAuditEvents.key() }),
      queryClient.invalidateQueries({ queryKey: api.students.profile.key() }),
    ]);
  };
}
