import { Button, Group, Text } from '@mantine/core';
import { IconArrowLeft } from '../../../icons/arrow-left.ts';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { signIn } from '../../../api/auth.ts';
import { api } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { type RegisteredAccount, SignUpForm } from './sign-up-form.tsx';
import { useCurrentUserQuery, useRefreshCurrentUser } from '../../../api/use-current-user.ts';

/** The page where a student creates an account (spec section 2, /signup). */
export function SignUpScreen() {
  const [registered, setRegistered] = useState<RegisteredAccount | null>(null);
  const { data: user } = useCurrentUserQuery();
  const { registration, sendsMail, passwordSignIn } =
    useQuery(api.accounts.signInProviders.queryOptions()).data ?? {};
  const navigate = useNavigate();
  const leave = () => void navigate(paths.landing);

  const refreshCurrentUser = useRefreshCurrentUser();
  const begin = useMutation({
    mutationFn: async ({ email, password }: RegisteredAccount) => {
      const { ok } = await signIn(email, password);
      // People who cannot be signed in at once go to the sign-in page.
      if (!ok) return void navigate(paths.login);
      await refreshCurrentUser();
    },
  });

  if (user) {
    return <Navigate to={registered?.isFirst ? paths.firstSteps : paths.dashboard} replace />;
  }
  return (
    <PageShell title="Create an account" width="form">
      <Panel isRoomy>
        {registration === 'nobody' && <Text>{accountsMessages.registrationClosed}</Text>}
        {registration !== 'nobody' && passwordSignIn === false && (
          <Text>{accountsMessages.registrationElsewhere}</Text>
        )}
        {registration !== 'nobody' && passwordSignIn !== false && (
          <SignUpForm needsCode={registration === 'class-code'} onRegistered={setRegistered} />
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
      <Dialog
        isOpen={registered !== null}
        onClose={leave}
        title="Welcome to Greenpen"
        role="alertdialog"
      >
        <Text mb="lg">{sentenceFor(registered, sendsMail)}</Text>
        <Group>
          {registered?.isFirst && (
            <Button loading={begin.isPending} onClick={() => begin.mutate(registered)}>
              Set up your school
            </Button>
          )}
          <Button variant={registered?.isFirst ? 'default' : 'filled'} onClick={leave}>
            OK
          </Button>
        </Group>
      </Dialog>
    </PageShell>
  );
}

function sentenceFor(registered: RegisteredAccount | null, sendsMail = false): string {
  if (registered?.isFirst) return accountsMessages.registeredFirst;
  return sendsMail ? accountsMessages.registeredToConfirm : accountsMessages.registered;
}
