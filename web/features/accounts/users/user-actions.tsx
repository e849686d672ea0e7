import { Button, Text } from '@mantine/core';
import type { User } from '../../../../shared/contract/accounts.ts';
import type { Role } from '../../../../shared/permissions.ts';
import { useCurrentUser } from '../use-current-user.ts';
import classes from './users.module.css';
import { useUserChanges } from './use-user-changes.ts';

const grantLabels: Record<Role, string> = {
  admin: 'Promote to Admin',
  teacher: 'Promote to Teacher',
  student: 'Set as Student',
};
const grantOrder = ['admin', 'teacher', 'student'] as const;

/** What may be done with a person: another role, or deletion. */
export function UserActions({ user }: { user: User }) {
  const me = useCurrentUser();
  const { setRole, pendingRole, askAndDelete, isDeleting, isBusy } = useUserChanges(user);
  const grants = grantOrder.filter((role) => user.abilities.canGrant.includes(role));

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
