import { Button } from '@mantine/core';
import { IconLogout } from '../../../icons/logout.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Role } from '../../../../shared/permissions.ts';
import { paths } from '../../../paths.ts';
import { Wordmark } from '../../../ui/page/wordmark.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './app-header.module.css';
import { ColourSchemeToggle } from './colour-scheme-toggle.tsx';
import { currentLocation, loginPath, returnPathInState } from '../../../return-to.ts';
import { MainNavigation } from '../navigation/main-navigation.tsx';
import { PlacesToCome } from '../navigation/places-to-come.tsx';
import { isGuarded } from '../route-access.ts';
import { useCurrentUserQuery } from '../../../api/use-current-user.ts';
import { useSignOut } from './use-sign-out.ts';

/**
 * The header: wordmark, navigation, search, account menu, dark mode and Logout; folds into a menu
 * on a phone.
 */
export function AppHeader({ search }: { search: ReactNode }) {
  const { data: user, isSuccess } = useCurrentUserQuery();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={user ? paths.dashboard : paths.landing} className={classes.home}>
          <Wordmark />
        </Link>
        {user && <MainNavigation role={user.role} />}
        {!user && !isSuccess && <PlacesToCome />}
        {search}
        {user && <SignedInControls username={user.username} role={user.role} />}
        {!user && isSuccess && <SignedOutControls />}
      </div>
    </header>
  );
}

function SignedOutControls() {
  const location = useLocation();
  // A visitor can click before the redirect away from a guarded page has finished.
  const guarded = isGuarded(location.pathname) ? currentLocation(location) : undefined;
  return (
    <div className={classes.controls}>
      <ColourSchemeToggle />
      {location.pathname !== paths.login && (
        <Button component={Link} to={loginPath(returnPathInState(location.state) ?? guarded)}>
          Login
        </Button>
      )}
    </div>
  );
}

function SignedInControls({ username, role }: { username: string; role: Role }) {
  const signOut = useSignOut();
  const logout = (
    <Button
      variant="default"
      leftSection={<IconLogout size={16} aria-hidden />}
      loading={signOut.isPending}
      onClick={() => void signOut.begin()}
    >
      Logout
    </Button>
  );
  return (
    <div className={classes.controls}>
      <div className={classes.controls} data-for="desk">
        <ColourSchemeToggle />
        {logout}
      </div>
      <AccountMenu username={username} role={role} logout={logout} />
    </div>
  );
}
