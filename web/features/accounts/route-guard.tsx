import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { accountsMessages } from '../../../shared/messages/accounts.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import type { PageHead } from '../../page-heads.ts';
import { PageSkeleton } from '../../ui/states/page-skeleton.tsx';
import { currentLocation, type ReturnState } from '../../return-to.ts';
import { redirectFor, type RouteAccess } from './route-access.ts';
import { useCurrentUserQuery } from '../../api/use-current-user.ts';

/** Lets a visitor open the route, or redirects them as spec section 2 says. */
export function RouteGuard({ access, head }: { access: RouteAccess; head?: PageHead }) {
  const location = useLocation();
  const { data: user, error, isPending, isFetching, refetch } = useCurrentUserQuery();

  if (access === 'everyone') return <Outlet />;
  if (isPending) return <PageSkeleton head={head} />;
  // A user who is known to be signed in keeps the page, with what is typed on it.
  if (error && user === undefined) {
    return (
      <PageShell title="Something went wrong" width="narrow">
        <ErrorState of={{ error, isFetching, refetch }} message={accountsMessages.profileFailed} />
      </PageShell>
    );
  }
  const elsewhere = redirectFor(access, user?.role ?? null);
  // The school requires something of this account, and until then the server refuses everything.
  const isWaitedFor = user?.needsSecondFactor || user?.needsEmailProof || user?.needsNewPassword;
  if (isWaitedFor && location.pathname !== paths.account) {
    return <Navigate to={paths.account} replace />;
  }
  if (elsewhere === null) {
    return (
      <Suspense fallback={<PageSkeleton head={head} />}>
        <Outlet />
      </Suspense>
    );
  }
  const state: ReturnState | undefined = user ? undefined : { returnTo: currentLocation(location) };
  return <Navigate to={elsewhere} replace state={state} />;
}
