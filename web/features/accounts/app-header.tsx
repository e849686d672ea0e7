import { ActionIcon, Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLogout, IconMenu2, IconX } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import classes from './app-header.module.css';
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx';
import { loginPath, returnPathInState } from './return-to.ts';
import { useCurrentUserQuery } from './use-current-user.ts';
import { useSignOut } from './use-sign-out.ts';

const MENU_ID = 'header-menu';

/** Wordmark, who is signed in, dark mode, Logout; folded into a menu on a phone. */
export function AppHeader() {
  const { data: user, isPending } = useCurrentUserQuery();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={user ? paths.dashboard : paths.landing} className={classes.home}>
          <Wordmark />
        </Link>
        {user && <SignedInControls username={user.username} />}
        {!user && !isPending && <SignedOutControls />}
      </div>
    </header>
  );
}

function SignedOutControls() {
  const location = useLocation();
  return (
    <div className={classes.controls}>
      <ColourSchemeToggle />
      {location.pathname !== paths.login && (
        <Button component={Link} to={loginPath(returnPathInState(location.state))}>
          Login
        </Button>
      )}
    </div>
  );
}

function SignedInControls({ username }: { username: string }) {
  const [isMenuOpen, menu] = useDisclosure(false);
  const signOut = useSignOut();
  const logout = (
    <Button
      variant="default"
      leftSection={<IconLogout size={16} aria-hidden />}
      loading={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      Logout
    </Button>
  );
  return (
    <>
      <div className={classes.controls} data-for="desk">
        <InitialsAvatar name={username} />
        <span className={classes.username}>{username}</span>
        <ColourSchemeToggle />
        {logout}
      </div>
      <div className={classes.controls} data-for="phone">
        <InitialsAvatar name={username} />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          onClick={menu.toggle}
        >
          {isMenuOpen ? <IconX size={20} /> : <IconMenu2 size={20} />}
        </ActionIcon>
      </div>
      <Collapse expanded={isMenuOpen} id={MENU_ID} className={classes.menu}>
        <div className={classes.menuItems}>
          <span className={classes.username}>{username}</span>
          <Button component={Link} to={paths.dashboard} variant="default" onClick={menu.close}>
            Dashboard
          </Button>
          <ColourSchemeToggle isLabelled />
          {logout}
        </div>
      </Collapse>
    </>
  );
}
