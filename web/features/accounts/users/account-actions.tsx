import { Button, Menu } from '@mantine/core';
import type { User } from '../../../../shared/contract/accounts.ts';
import { IconDots } from '../../../icons/dots.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinksToHandOver } from './links-to-hand-over.tsx';
import { useAccountActions } from './use-account-actions.ts';

/** What may be done about a person's sign-in: a link, an invitation, sessions, suspension. */
export function AccountActions({ user }: { user: User }) {
  const { displayName, email, state, abilities } = user;
  const actions = useAccountActions(user);
  if (!abilities.canReset && !abilities.canSuspend) return null;
  const isSuspended = state === 'suspended';
  const link = actions.link;
  return (
    <>
      <Menu position="bottom-end" width="max-content">
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            loading={actions.isBusy}
            aria-label={`Sign-in of ${displayName}`}
            rightSection={<IconDots size={14} aria-hidden />}
          >
            Sign-in
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {abilities.canReset && !isSuspended && (
            <>
              <Menu.Item onClick={actions.makeLink}>Make a link to set a password</Menu.Item>
              {actions.canInvite && (
                <Menu.Item onClick={actions.invite}>Send the invitation again</Menu.Item>
              )}
              <Menu.Item onClick={actions.endSessions}>Sign out everywhere</Menu.Item>
            </>
          )}
          {abilities.canSuspend &&
            (isSuspended ? (
              <Menu.Item onClick={actions.letBack}>Let back in</Menu.Item>
            ) : (
              <Menu.Item onClick={() => void actions.askAndSuspend()}>Suspend</Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <Dialog
        isOpen={link !== undefined}
        title={`A link for ${displayName}`}
        onClose={actions.forgetLink}
        isWide
      >
        <LinksToHandOver links={[{ name: displayName, email, link: link ?? '' }]} />
      </Dialog>
    </>
  );
}
