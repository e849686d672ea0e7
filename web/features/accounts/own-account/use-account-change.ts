import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { useRefreshCurrentUser } from '../../../api/use-current-user.ts';

/** Returns a function that refetches everything that shows the account. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  const refreshCurrentUser = useRefreshCurrentUser();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.account.key() }),
      refreshCurrentUser(),
    ]);
  };
}
