import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { checkResetToken } from '../../../api/registration.ts';
import { paths } from '../../../paths.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from '../sign-in/login-screen.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetLinkForm } from './reset-link-form.tsx';
import { useRefreshCurrentUser } from '../../../api/use-current-user.ts';

/**
 * The page that a mailed link opens, where people who forgot their password or were invited set
 * one.
 */
export function ResetPasswordScreen() {
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token');
  const [end, setEnd] = useState<'changed' | 'refused' | null>(null);
  const refreshCurrentUser = useRefreshCurrentUser();

  const usable = useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => checkResetToken(token ?? ''),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isRefused = !token || end === 'refused' || usable.data === 'refused';
  const isNotNeeded = usable.data === 'not-needed';

  const finish = () => {
    setEnd('changed');
    // The change has ended all of the person's sessions, including this one.
    refreshCurrentUser().catch(() => undefined);
  };

  return (
    <PageShell title={isNotNeeded ? 'You need no password' : 'Set your password'} width="form">
      <Panel isRoomy>
        {end === 'changed' && <GoToSignIn sentence={accountsMessages.passwordChanged} />}
        {isNotNeeded && <GoToSignIn sentence={accountsMessages.registrationElsewhere} />}
        {end !== 'changed' && isRefused && <LinkRefused />}
        {end === null && token && !isRefused && !isNotNeeded && (
          <NewPasswordForm
            token={token}
            onChanged={finish}
            onTokenRefused={() => setEnd('refused')}
          />
        )}
      </Panel>
    </PageShell>
  );
}

function GoToSignIn({ sentence }: { sentence: string }) {
  return (
    <>
      <Text component="output" display="block" size="lg" mb="lg">
        {sentence}
      </Text>
      <Button component={Link} to={paths.login} size="md">
        Go to sign in
      </Button>
    </>
  );
}

function LinkRefused() {
  return (
    <>
      <FormProblem message={accountsMessages.resetLinkInvalid} />
      <div className={classes.afterProblem}>
        <ResetLinkForm />
      </div>
    </>
  );
}
