import { useMutation } from '@tanstack/react-query';
import { ROLE_UNDO_SECONDS } from '../../../../shared/business-rules.ts';
import { roleQuestion, usersMessages } from '../../../../shared/messages/users.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { grantLabels, roleNames } from './role-names.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

interface Changed {
  id: string;
  displayName: string;
  role: Role;
}

/**
 * Changes a person's role: confirms with their name and what they will see, reports the outcome,
 * and offers Undo for a minute.
 */
export function useRoleChange(
  { id: userId, displayName, role: present }: Changed,
  onChanged?: () => void,
) {
  const refresh = useRefreshPeople();
  const undo = useMutation(
    api.accounts.undoRole.mutationOptions({
      onSuccess: () => toast.success(usersMessages.roleUndone),
      onError: (error) => toast.error(errorSentence(error, usersMessages.roleFailed)),
      onSettled: refresh,
    }),
  );
  const change = useMutation(
    api.accounts.setRole.mutationOptions({
      onSuccess: ({ proof }, { role }) => {
        // A pending change is withdrawn here; it can only be restored by giving the role again.
        if (role === present) toast.success(usersMessages.roleUpdated);
        else if (!proof)
          toast.success(usersMessages.roleUpdated, ROLE_UNDO_SECONDS * 1_000, undoIt);
        else if (proof.link === null) toast.success(usersMessages.roleWaits, WAITING_MS, undoIt);
        onChanged?.();
      },
      onError: (error) => toast.error(errorSentence(error, usersMessages.roleFailed)),
      onSettled: refresh,
    }),
  );
  const undoIt = { label: 'Undo', run: () => undo.mutate({ userId }) };

  const askAndSetRole = async (role: Role) => {
    const isConfirmed = await confirm({
      title: `${grantLabels[role]}: ${isolate(displayName)}`,
      message: roleQuestion(isolate(displayName), role),
      confirmLabel: `Make ${role === 'admin' ? 'an' : 'a'} ${roleNames[role].toLowerCase()}`,
    });
    if (isConfirmed) change.mutate({ userId, role });
  };

  return {
    askAndSetRole,
    /** The role of the request in progress. */
    pendingRole: change.isPending ? change.variables.role : undefined,
    /**
     * The link to hand over if the role waits for confirmation and no email is sent; shown once.
     */
    proofLink: change.data?.proof?.link ?? null,
    forgetLink: change.reset,
  };
}

const WAITING_MS = ROLE_UNDO_SECONDS * 1_000;
