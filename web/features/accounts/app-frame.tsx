import { Outlet, ScrollRestoration } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm.tsx';
import { MAIN_ID } from '../../ui/page-shell.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import classes from './app-frame.module.css';
import { AppHeader } from './app-header.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

/** What stays while pages change: skip link, header, and the dialog of an ended session. */
export function AppFrame() {
  return (
    <>
      <a className={classes.skipLink} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <AppHeader />
      <Outlet />
      <SignInAgainDialog />
      <ConfirmDialog />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
