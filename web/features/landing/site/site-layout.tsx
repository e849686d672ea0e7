import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { loginPath, returnPathInState } from '../../../return-to.ts';
import { useCurrentUserQuery } from '../../../api/use-current-user.ts';
import { SiteFrame } from './site-frame.tsx';

/** The frame of the public pages within the application, for example after signing out. */
export function SiteLayout() {
  const location = useLocation();
  const { data: user } = useCurrentUserQuery();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const entrance = user
    ? { label: 'Go to dashboard', path: paths.dashboard }
    : { label: 'Login', path: loginPath(returnPathInState(location.state)) };
  return (
    <SiteFrame entrance={entrance} onToggleScheme={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <Outlet />
      <Toaster />
    </SiteFrame>
  );
}
