import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../../shared/messages.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useCurrentUserQuery, useRefreshCurrentUser } from './use-current-user.ts';

/**
 * Asks for the password again when the session has ended, over the page as it stands, so that
 * nothing typed is lost. Someone else signing in here starts on their own dashboard.
 */
export function SignInAgainDialog() {
  const isExpired = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isExpired);
  const { data: before } = useCurrentUserQuery();
  const refreshCurrentUser = useRefreshCurrentUser();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const goOn = async () => {
    const user = await refreshCurrentUser();
    if (user && user.id !== before?.id) {
      await navigate(paths.dashboard);
      queryClient.removeQueries({ predicate: (query) => !query.isActive() });
    }
    await queryClient.invalidateQueries();
  };

  return (
    <Dialog
      isOpen={isExpired && Boolean(before)}
      onClose={sessionExpiry.clear}
      title="Please sign in again"
    >
      <Text mb="md">{messages.accounts.signedOutElsewhere}</Text>
      <SignInForm initialEmail={before?.email} onSignedIn={goOn} />
    </Dialog>
  );
}
