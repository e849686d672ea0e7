import { Skeleton, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { accountsMessages } from '../../../shared/messages/accounts.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import { useAppHistory } from '../../history/history-context.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useCurrentUserQuery, useRefreshCurrentUser } from '../../api/use-current-user.ts';

const loadForm = async () => ({
  default: (await import('./sign-in-ways.tsx')).SignInWays,
});
const SignInWays = lazy(loadForm);

/** Long after the page itself, so that the form does not slow down the way in. */
const FORM_PRELOAD_MS = 10_000;

/**
 * Asks for the password again when the session has ended, over the page as it stands, so that
 * nothing typed is lost. Someone else signing in here starts on their own dashboard.
 */
export function SignInAgainDialog() {
  const isExpired = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isExpired);
  const { data: before } = useCurrentUserQuery();
  const refreshCurrentUser = useRefreshCurrentUser();
  const queryClient = useQueryClient();
  const history = useAppHistory();

  const isSignedIn = Boolean(before);
  useEffect(() => {
    if (!isSignedIn) return;
    // At hand when it is needed, even if a newer version has replaced its file by then.
    const timer = setTimeout(() => void loadForm().catch(() => undefined), FORM_PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);

  const goOn = async () => {
    const user = await refreshCurrentUser();
    if (user && user.id !== before?.id) {
      await history.open(paths.dashboard);
      queryClient.removeQueries({ predicate: (query) => !query.isActive() });
    }
    await queryClient.invalidateQueries();
  };

  return (
    <Dialog
      isOpen={isExpired && isSignedIn}
      onClose={sessionExpiry.clear}
      title="Please sign in again"
    >
      <Text mb="md">{accountsMessages.signedOutElsewhere}</Text>
      <Suspense fallback={<Skeleton h={220} />}>
        <SignInWays initialEmail={before?.email} onSignedIn={goOn} />
      </Suspense>
    </Dialog>
  );
}
