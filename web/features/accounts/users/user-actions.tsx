import { Menu, Text } from '@mantine/core';
import type { User } from '../../../../shared/contract/accounts.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { IconShieldLock } from '../../../icons/shield-lock.ts';
import { IconTrash } from '../../../icons/trash.ts';
import { IconUserCheck } from '../../../icons/user-check.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { RowActions, RowMenu } from '../../../ui/tables/row-menu.tsx';
import { askBeforeLinksGo, LinksToHandOver } from './links-to-hand-over.tsx';
import { ProofLink } from './proof-link.tsx';
import { grantLabels, inGrantOrder } from './role-names.ts';
import { useAccountActions } from './use-account-actions.ts';
import classes from './users.module.css';
import { useUserChanges } from './use-user-changes.ts';

/** The menu of a person's row: their role, their sign-in and their account. */
export function UserActions({ user }: { user: User }) {
  const me = useCurrentUser();
  if (user.id === me.id) {
    return (
      <Text component="span" c="dimmed" size="sm">
        This is you
      </Text>
    );
  }
  return (
    <div className={classes.actions}>
      <RowActions label={labelOf(user)}>{() => <UserMenu user={user} />}</RowActions>
      {user.pendingRole !== null && (
        <Text component="span" c="dimmed" size="xs">
          {grantLabels[user.pendingRole]}: once the email is confirmed
        </Text>
      )}
    </div>
  );
}

const labelOf = ({ displayName }: User) => `Actions for ${displayName}`;

function UserMenu({ user }: { user: User }) {
  const changes = useUserChanges(user);
  const actions = useAccountActions(user);
  const { displayName, email, state } = user;
  const { canGrant, canReset, canMakeLink, canResetSecondFactor, canSuspend, canDelete } =
    user.abilities;
  const isSuspended = state === 'suspended';
  const { link } = actions;

  return (
    <>
      <RowMenu label={labelOf(user)} isBusy={changes.isBusy || actions.isBusy}>
        {inGrantOrder(canGrant).map((role) => (
          <Menu.Item
            key={role}
            leftSection={<IconUserCheck size={16} aria-hidden />}
            onClick={() => void changes.askAndSetRole(role)}
          >
            {grantLabels[role]}
          </Menu.Item>
        ))}
        {canReset && !isSuspended && (
          <>
            <Menu.Divider />
            {canMakeLink && <Menu.Item onClick={actions.makeLink}>{actions.linkLabel}</Menu.Item>}
            {actions.canInvite && (
              <Menu.Item onClick={actions.invite}>Send the invitation again</Menu.Item>
            )}
            <Menu.Item onClick={actions.endSessions}>Sign out everywhere</Menu.Item>
          </>
        )}
        {canResetSecondFactor && (
          <Menu.Item
            leftSection={<IconShieldLock size={16} aria-hidden />}
            onClick={() => void changes.askAndResetSecondFactor()}
          >
            Remove second factor
          </Menu.Item>
        )}
        {(canSuspend || canDelete) && <Menu.Divider />}
        {canSuspend &&
          (isSuspended ? (
            <Menu.Item onClick={() => void actions.askAndLetBack()}>Let back in</Menu.Item>
          ) : (
            <Menu.Item onClick={() => void actions.askAndSuspend()}>Suspend</Menu.Item>
          ))}
        {canDelete && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void changes.askAndDelete()}
          >
            Delete
          </Menu.Item>
        )}
      </RowMenu>
      <Dialog
        isOpen={link !== undefined}
        title={`A link for ${isolate(displayName)}`}
        onClose={actions.forgetLink}
        askBefore={askBeforeLinksGo}
        isWide
      >
        <LinksToHandOver links={[{ name: displayName, email, link: link ?? '' }]} />
      </Dialog>
      <ProofLink person={user} link={changes.proofLink} onClose={changes.forgetLink} />
    </>
  );
}
