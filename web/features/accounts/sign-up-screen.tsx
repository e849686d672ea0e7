import { Button, Text } from '@mantine/core';
import { IconArrowLeft } from '../../icons/arrow-left.ts';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { accountsMessages } from '../../../shared/messages/accounts.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useCurrentUserQuery } from '../../api/use-current-user.ts';

/** Where a student makes an account (spec section 2, /signup). */
export function SignUpScreen() {
  const [isRegistered, setIsRegistered] = useState(false);
  const { data: user } = useCurrentUserQuery();
  const { registration, sendsMail, passwordSignIn } =
    useQuery(api.accounts.signInProviders.queryOptions()).data ?? {};
  const navigate = useNavigate();
  const leave = () => void navigate(paths.landing);

  if (user) return <Navigate to={paths.dashboard} replace />;
  return (
    <PageShell title="Create an account" width="form">
      <Panel isRoomy>
        {registration === 'nobody' && <Text>{accountsMessages.registrationClosed}</Text>}
        {registration !== 'nobody' && passwordSignIn === false && (
          <Text>{accountsMessages.registrationElsewhere}</Text>
        )}
        {registration !== 'nobody' && passwordSignIn !== false && (
          <SignUpForm
            needsCode={registration === 'class-code'}
            onRegistered={() => setIsRegistered(true)}
          />
        )}
      </Panel>
      <Button
        component={Link}
        to={paths.landing}
        variant="subtle"
        mt="md"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        Back to Login
      </Button>
      <Dialog isOpen={isRegistered} onClose={leave} title="Welcome to Greenpen" role="alertdialog">
        <Text mb="lg">
          {sendsMail ? accountsMessages.registeredToConfirm : accountsMessages.registered}
        </Text>
        <Button onClick={leave}>OK</Button>
      </Dialog>
    </PageShell>
  );
}
