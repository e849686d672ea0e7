import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PageBoundary } from '../../../history/page-boundary.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm.tsx';
import { SkipLink } from '../../../ui/page/skip-link.tsx';
import { Toaster } from '../../../ui/toasts/toaster.tsx';
import { AppHeader } from './app-header.tsx';
import { OwnPage } from './own-page.tsx';
import { SignInAgainDialog } from '../sign-in/sign-in-again-dialog.tsx';

/** The frame that stays when the page changes: skip link, header and the session-expired dialog. */
export function AppFrame({ search, whenBroken }: { search: ReactNode; whenBroken: ReactNode }) {
  return (
    <>
      <SkipLink />
      <OwnPage>
        <AppHeader search={search} />
        <PageBoundary fallback={whenBroken}>
          <Outlet />
        </PageBoundary>
        <SignInAgainDialog />
      </OwnPage>
      <ConfirmDialog />
      <Toaster />
    </>
  );
}
