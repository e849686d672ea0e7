import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useCurrentUserQuery, useRefreshCurrentUser } from '../../../api/use-current-user.ts';
import { paths } from '../../../paths.ts';
import { currentLocation, loginPath } from '../../../return-to.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';

/** The page that a confirmation link opens, which proves that an address is the person's own. */
export function ConfirmEmailScreen() {
  const [searchParams] = useSearchParams();
  const location = useLocation();
  const { data: user, isPending } = useCurrentUserQuery();
  const refreshCurrentUser = useRefreshCurrentUser();
  const confirmation = useMutation(
    api.account.confirmEmail.mutationOptions({ onSuccess: () => refreshCurrentUser() }),
  );
  return (
    <PageShell title="Confirm your email" width="form">
      <Panel isRoomy gap="md">
        {!isPending && !user && (
          <>
            <Text>Please sign in first, with the account that this link is for.</Text>
            <Button component={Link} to={loginPath(currentLocation(location))} size="md">
              Sign in
            </Button>
          </>
        )}
        {user && confirmation.isSuccess && (
          <>
            <output>
              {ownAccountMessages.emailConfirmed} You sign in with {confirmation.data.email}.
            </output>
            <Button component={Link} to={paths.dashboard} size="md">
              Go to dashboard
            </Button>
          </>
        )}
        {user && !confirmation.isSuccess && (
          <>
            <FormProblem
              message={
                confirmation.isError &&
                errorSentence(confirmation.error, ownAccountMessages.changeFailed)
              }
            />
            <Text>You are signed in as {user.displayName}.</Text>
            <Button
              size="md"
              loading={confirmation.isPending}
              onClick={() => confirmation.mutate({ token: searchParams.get('token') ?? '' })}
            >
              This is my email
            </Button>
          </>
        )}
      </Panel>
    </PageShell>
  );
}
