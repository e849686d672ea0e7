import { Button, Text } from '@mantine/core';
import type { User } from '../../../../shared/contract/accounts.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { AccountActions } from './account-actions.tsx';
import { grantLabels, inGrantOrder } from './role-names.ts';
import classes from './users.module.css';
import { useUserChanges } from './use-user-changes.ts';

/** What may be done with a person: another role, or deletion. */
export function UserActions({ user }: { user: User }) {
  const me = useCurrentUser();
  const { setRole, pendingRole, askAndDelete, isDeleting, isBusy } = useUserChanges(user);
  const grants = inGrantOrder(user.abilities.canGrant);

  if (user.id === me.id) {
    return (
      <Text component="span" c="dimmed" size="sm">
        This is you
      </Text>
    );
  }
  return (
    <div className={classes.actions}>
      {grants.map((role) => (
        <Button
          key={role}
          variant="default"
          size="xs"
          loading={pendingRole === role}
          disabled={isBusy && pendingRole !== role}
          aria-label={`${grantLabels[role]}: ${user.displayName}`}
          onClick={() => setRole(role)}
        >
          {grantLabels[role]}
        </Button>
      ))}
      <AccountActions user={user} />
      {user.abilities.canDelete && (
        <Button
          variant="outline"
          color="red"
          size="xs"
          className={classes.delete}
          loading={isDeleting}
          disabled={isBusy && !isDeleting}
          aria-label={`Delete ${user.displayName}`}
          onClick={() => void askAndDelete()}
        >
          Delete
        </Button>
      )}
    </div>
  );
}
