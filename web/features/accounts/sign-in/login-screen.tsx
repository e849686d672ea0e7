import { Anchor, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { ForgotPassword } from '../password/forgot-password.tsx';
import classes from './login-screen.module.css';
import { returnPathFrom } from '../../../return-to.ts';
import { SignInWays } from './sign-in-ways.tsx';
import { SignedInNotice } from './signed-in-notice.tsx';
import { useCurrentUserQuery, useRefreshCurrentUser } from '../../../api/use-current-user.ts';

/** The sign-in page (spec section 2, /login). */
export function LoginScreen() {
  const [searchParams] = useSearchParams();
  const [hasSignedInHere, setHasSignedInHere] = useState(false);
  const { data: user } = useCurrentUserQuery();
  const refreshCurrentUser = useRefreshCurrentUser();
  const form = useRef<HTMLFormElement>(null);
  const returnPath = returnPathFrom(searchParams);

  if (user && !hasSignedInHere) return <Navigate to={returnPath} replace />;
  if (user) {
    return (
      <PageShell title="Welcome back" width="form">
        <SignedInNotice username={user.username} destination={returnPath} />
      </PageShell>
    );
  }

  const readEmail = () => String(new FormData(form.current ?? undefined).get('email') ?? '');

  const finishSignIn = async () => {
    // Set before the answer arrives; otherwise this page would redirect without its welcome.
    setHasSignedInHere(true);
    await refreshCurrentUser();
  };

  return (
    <PageShell title="Sign in" width="form">
      <Panel isRoomy>
        <SignInWays
          ref={form}
          initialEmail={searchParams.get('name') ?? undefined}
          onSignedIn={finishSignIn}
        >
          <div className={classes.otherWays}>
            <ForgotPassword readEmail={readEmail} />
          </div>
        </SignInWays>
      </Panel>
      <Text mt="lg" c="dimmed" ta="center">
        New to Greenpen?{' '}
        <Anchor component={Link} to={paths.signup} underline="always">
          Create an account
        </Anchor>
      </Text>
    </PageShell>
  );
}
