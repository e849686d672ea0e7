import { Anchor, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { paths } from '../../../paths.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { providerErrorSentence } from './provider-error.ts';
import { announceSignIn } from './sign-in-channel.ts';

/** Lets the message leave before the window closes. */
const CLOSING_DELAY_MS = 200;

/**
 * The last page of a provider's sign-in window: it notifies the page that opened it, and closes.
 */
export function SignedInScreen() {
  const [searchParams] = useSearchParams();
  const error = searchParams.get('error');

  useEffect(() => {
    announceSignIn(error);
    const timer = setTimeout(() => window.close(), CLOSING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [error]);

  return (
    <PageShell title={error === null ? 'Signed in' : 'Not signed in'} width="form">
      <Panel isRoomy>
        {error === null ? (
          <Text>{accountsMessages.signedIn}</Text>
        ) : (
          <FormProblem message={providerErrorSentence(error)} />
        )}
        <Text mt="md">
          <Anchor component={Link} to={error === null ? paths.dashboard : paths.login}>
            {error === null ? 'Go to the dashboard here' : 'Go to the sign-in page here'}
          </Anchor>
        </Text>
      </Panel>
    </PageShell>
  );
}
