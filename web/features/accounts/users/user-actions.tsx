import { Button, Menu, Text } from '@mantine/core';
import type { User } from '../../../../shared/contract/accounts.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { AccountActions } from './account-actions.tsx';
import { IconDots } from '../../../icons/dots.ts';
import { IconShieldLock } from '../../../icons/shield-lock.ts';
import { IconTrash } from '../../../icons/trash.ts';
import { IconUserCheck } from '../../../icons/user-check.ts';
import { ProofLink } from './proof-link.tsx';
import { grantLabels, inGrantOrder } from './role-names.ts';
import classes from './users.module.css';
import { useUserChanges } from './use-user-changes.ts';

/** What may be done with a person, in the menu of their row. */
export function UserActions({ user }: { user: User }) {
  const me = useCurrentUser();
  const changes = useUserChanges(user);
  const { canGrant, canResetSecondFactor, canDelete } = user.abilities;

  if (user.id === me.id) {
    return (
      <Text component="span" c="dimmed" size="sm">
        This is you
      </Text>
    );
  }
  return (
    <div className={classes.actions}>
      <Menu position="bottom-end" width="max-content">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            loading={changes.isBusy}
            aria-label={`Actions for ${user.displayName}`}
          >
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {inGrantOrder(canGrant).map((role) => (
            <Menu.Item
              key={role}
              leftSection={<IconUserCheck size={16} aria-hidden />}
              onClick={() => void changes.askAndSetRole(role)}
            >
              {grantLabels[role]}
            </Menu.Item>
          ))}
          {canResetSecondFactor && (
            <Menu.Item
              leftSection={<IconShieldLock size={16} aria-hidden />}
              onClick={() => void changes.askAndResetSecondFactor()}
            >
              Take away second factor
            </Menu.Item>
          )}
          {canDelete && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => void changes.askAndDelete()}
            >
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <AccountActions user={user} />
      {user.pendingRole !== null && (
        <Text component="span" c="dimmed" size="xs">
          {grantLabels[user.pendingRole]}: waits for a proof of the email
        </Text>
      )}
      <ProofLink person={user} link={changes.proofLink} onClose={changes.forgetLink} />
    </div>
  );
}
