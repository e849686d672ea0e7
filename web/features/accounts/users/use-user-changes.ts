import { useMutation } from '@tanstack/react-query';
import type { User } from '../../../../shared/contract/accounts.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { usersMessages } from '../../../../shared/messages/users.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRefreshPeople } from './use-refresh-people.ts';
import { useRoleChange } from './use-role-change.ts';

/** The list of people, which gets the focus when the focused row disappears. */
export const USER_LIST_ID = 'user-list';

function focusList() {
  document.getElementById(USER_LIST_ID)?.focus();
}

/** Changes a person's role, or deletes them; their row leaves the list. */
export function useUserChanges(user: User) {
  const refresh = useRefreshPeople();

  const roleChange = useRoleChange(user, focusList);
  const { pendingRole } = roleChange;

  const reset = useMutation(
    api.accounts.resetSecondFactor.mutationOptions({
      onSuccess: () => toast.success(ownAccountMessages.secondFactorReset),
      onError: (error) =>
        toast.error(errorSentence(error, ownAccountMessages.secondFactorResetFailed)),
      onSettled: refresh,
    }),
  );

  const askAndResetSecondFactor = async () => {
    const isConfirmed = await confirm({
      title: `Remove the second factor of ${isolate(user.displayName)}`,
      message: usersMessages.confirmSecondFactorReset,
      confirmLabel: 'Remove it',
      isDestructive: true,
    });
    if (isConfirmed) reset.mutate({ userId: user.id });
  };

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
      title: `Delete ${isolate(user.displayName)}`,
      message: usersMessages.confirmDelete,
      details: [user.role === 'student' ? usersMessages.workStays : usersMessages.classesStay],
      confirmLabel: 'Delete',
      isDestructive: true,
    });
    if (isConfirmed) deletion.mutate({ userId: user.id });
  };

  return {
    ...roleChange,
    askAndResetSecondFactor,
    askAndDelete,
    isBusy: pendingRole !== undefined || deletion.isPending || reset.isPending,
  };
}
