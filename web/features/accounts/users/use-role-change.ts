import { useMutation } from '@tanstack/react-query';
import { usersMessages } from '../../../../shared/messages/users.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toast.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

/** Gives a person another role, and says what came of it. */
export function useRoleChange(userId: string, onChanged?: () => void) {
  const refresh = useRefreshPeople();
  const change = useMutation(
    api.accounts.setRole.mutationOptions({
      onSuccess: () => {
        toast.success(usersMessages.roleUpdated);
        onChanged?.();
      },
      onError: (error) => toast.error(errorSentence(error, usersMessages.roleFailed)),
      onSettled: refresh,
    }),
  );
  return {
    setRole: (role: Role) => change.mutate({ userId, role }),
    /** The role that is being given at this moment. */
    pendingRole: change.isPending ? change.variables.role : undefined,
  };
}
