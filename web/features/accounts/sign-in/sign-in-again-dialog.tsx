import { Skeleton, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { client } from '../../../api/client.ts';
import { isOtherPersons } from '../../../api/page-owner.ts';
import { sessionExpiry } from '../../../api/session-expiry.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useCurrentUserQuery, useRefreshCurrentUser } from '../../../api/use-current-user.ts';

const loadForm = async () => {
  const [{ SignInWays: ways }] = await Promise.all([
    import('./sign-in-ways.tsx'),
    import('./provider-sign-in.tsx'),
  ]);
  return { default: ways };
};
const SignInWays = lazy(loadForm);

/** Long after the page itself, so that the form does not slow down the page load. */
const FORM_PRELOAD_MS = 10_000;

/**
 * Asks for the password again when the session has ended, over the unchanged page, so that nothing
 * typed is lost. If someone else signs in here, they see nothing of the page (own-page.tsx).
 */
export function SignInAgainDialog() {
  const isExpired = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isExpired);
  const { data: before } = useCurrentUserQuery();
  const refreshCurrentUser = useRefreshCurrentUser();
  const queryClient = useQueryClient();

  const isSignedIn = Boolean(before);
  useEffect(() => {
    if (!isSignedIn) return;
    // Preloaded, because a newer version may have replaced its file by the time it is needed.
    const timer = setTimeout(() => void loadForm().catch(() => undefined), FORM_PRELOAD_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);

  const goOn = async () => {
    // Bypasses the cache, which the page and its drafts depend on.
    const { user } = await client.accounts.currentUser();
    if (user && user.id !== before?.id) {
      isOtherPersons.set(true);
      return;
    }
    await refreshCurrentUser();
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
