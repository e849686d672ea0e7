import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../../shared/contract/accounts.ts';
import { usersMessages } from '../../../../shared/messages/users.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { toast } from '../../../ui/toast.ts';

/** Has the lists of people and the audit trail asked for anew. */
export function useRefreshPeople(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.accounts.listUsers.key() }),
      queryClient.invalidateQueries({ queryKey: api.accounts.listAuditEvents.key() }),
    ]);
  };
}

/** The list of people, which takes the focus when the row that has it leaves. */
export const USER_LIST_ID = 'user-list';

function focusList() {
  document.getElementById(USER_LIST_ID)?.focus();
}

/** Changes a person's role, or deletes them; their row leaves the list. */
export function useUserChanges(user: User) {
  const refresh = useRefreshPeople();

  const roleChange = useMutation(
    api.accounts.setRole.mutationOptions({
      onSuccess: () => {
        toast.success(usersMessages.roleUpdated);
        focusList();
      },
      onError: (error) => toast.error(errorSentence(error, usersMessages.roleFailed)),
      onSettled: refresh,
    }),
  );

  const deletion = useMutation(
    api.accounts.deleteUser.mutationOptions({
      onSuccess: () => {
        toast.success(usersMessages.deleted);
        focusList();
      },
      onError: (error) => toast.error(errorSentence(error, usersMessages.deleteFailed)),
      onSettled: refresh,
    }),
  );

  const askAndDelete = async () => {
    const isConfirmed = await confirm({
      title: `Delete ${user.displayName}`,
      message: usersMessages.confirmDelete,
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) deletion.mutate({ userId: user.id });
  };

  return {
    setRole: (role: Role) => roleChange.mutate({ userId: user.id, role }),
    /** The role that is being given at this moment. */
    pendingRole: roleChange.isPending ? roleChange.variables.role : undefined,
    askAndDelete,
    isDeleting: deletion.isPending,
    isBusy: roleChange.isPending || deletion.isPending,
  };
}
