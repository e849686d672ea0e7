import { Button, UnstyledButton } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '../../../icons/menu-2.ts';
import { IconX } from '../../../icons/x.ts';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { Role } from '../../../../shared/permissions.ts';
import { useSystemStatus } from '../../../api/use-system-status.ts';
import { paths } from '../../../paths.ts';
import { InitialsAvatar } from '../../../ui/people/initials-avatar.tsx';
import classes from './account-menu.module.css';
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx';

const MENU_ID = 'account-menu';

interface AccountMenuProps {
  username: string;
  /**
   * Adds the Welfare page for staff, and the System page for administrators, with a dot if it needs
   * attention.
   */
  role: Role;
  /** The Logout button; shown in the menu only if the header has no room for it. */
  logout: ReactNode;
}

/** The signed-in person's menu; holds what is seldom needed, and on a phone the whole header. */
export function AccountMenu({ username, role, logout }: AccountMenuProps) {
  const isAdmin = role === 'admin';
  const isStaff = role !== 'student';
  const [isOpen, menu] = useDisclosure(false);
  const box = useClickOutside<HTMLDivElement>(menu.close);
  const opener = useRef<HTMLButtonElement>(null);
  const needsAttention = (useSystemStatus({ isEnabled: isAdmin }).data?.needAttention ?? 0) > 0;

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    menu.close();
    opener.current?.focus();
  };

  const Icon = isOpen ? IconX : IconMenu2;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens for Escape
    <div ref={box} className={classes.account} onKeyDown={closeByEscape}>
      <UnstyledButton
        ref={opener}
        className={classes.opener}
        aria-label={`${isOpen ? 'Close menu' : 'Open menu'}, ${username}${needsAttention ? ', the system needs attention' : ''}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? MENU_ID : undefined}
        onClick={menu.toggle}
      >
        <span className={classes.avatar}>
          <InitialsAvatar name={username} />
          {needsAttention && <span className={classes.dot} />}
        </span>
        <span className={classes.username} title={username}>
          {username}
        </span>
        <Icon size={20} className={classes.icon} aria-hidden />
      </UnstyledButton>
      {isOpen && (
        <div id={MENU_ID} className={classes.menu}>
          <Button component={Link} to={paths.dashboard} variant="default" onClick={menu.close}>
            Dashboard
          </Button>
          {isStaff && (
            <Button component={Link} to={paths.welfare} variant="default" onClick={menu.close}>
              Welfare
            </Button>
          )}
          {isAdmin && (
            <Button component={Link} to={paths.connections} variant="default" onClick={menu.close}>
              Connections
            </Button>
          )}
          {isAdmin && (
            <Button component={Link} to={paths.classes} variant="default" onClick={menu.close}>
              Classes
            </Button>
          )}
          {isAdmin && (
            <Button
              component={Link}
              to={paths.system}
              variant="default"
              rightSection={needsAttention && <span className={classes.dotInLine} />}
              onClick={menu.close}
            >
              {needsAttention ? 'System needs attention' : 'System'}
            </Button>
          )}
          <div className={classes.phoneItems}>
            <ColourSchemeToggle isLabelled />
            {logout}
          </div>
          <Button component={Link} to={paths.account} variant="default" onClick={menu.close}>
            My account
          </Button>
        </div>
      )}
    </div>
  );
}
