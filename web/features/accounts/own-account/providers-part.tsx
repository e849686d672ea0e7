import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { OwnAccount } from '../../../../shared/contract/own-account.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useProviderSignIn } from '../sign-in/use-provider-sign-in.ts';
import { AccountPart } from './account-part.tsx';
import classes from './own-account.module.css';
import { useRefreshAccount } from './use-account-change.ts';

/** The sign-in providers and their connections; renders nothing if the school has set up none. */
export function ProvidersPart({ account }: { account: OwnAccount }) {
  const refresh = useRefreshAccount();
  const { begin, hint, problem } = useProviderSignIn(async () => {
    await refresh();
    toast.success(ownAccountMessages.providerConnected);
  }, 'connect');
  const disconnecting = useMutation(
    api.account.disconnectProvider.mutationOptions({
      onSuccess: () => toast.success(ownAccountMessages.providerDisconnected),
      onError: (error) => toast.error(errorSentence(error, ownAccountMessages.changeFailed)),
      onSettled: refresh,
    }),
  );
  const disconnect = (providerId: string, name: string) => (
    <Button
      variant="default"
      size="xs"
      aria-label={`Disconnect ${name}`}
      loading={disconnecting.isPending}
      onClick={() => disconnecting.mutate({ providerId })}
    >
      Disconnect
    </Button>
  );
  const providers = account.hasEmail ? account.providers : [];
  if (providers.length + account.platforms.length === 0) return null;
  return (
    <AccountPart
      id="account-providers"
      title="Other ways to sign in"
      about={
        account.platforms.length > 0
          ? ownAccountMessages.aboutPlatforms
          : ownAccountMessages.aboutProviders
      }
    >
      <FormProblem message={problem} />
      <ul className={classes.list}>
        {providers.map(({ id, name, isConnected }) => (
          <li key={id} className={classes.row}>
            <span>
              {name}{' '}
              <span className={classes.dim}>{isConnected ? 'connected' : 'not connected'}</span>
            </span>
            {isConnected ? (
              disconnect(id, name)
            ) : (
              <Button
                variant="default"
                size="xs"
                aria-label={`Connect ${name}`}
                onClick={() => void begin(id)}
              >
                Connect
              </Button>
            )}
          </li>
        ))}
        {account.platforms.map(({ id, name }) => (
          <li key={id} className={classes.row}>
            <span>
              {name} <span className={classes.dim}>opens this account</span>
            </span>
            {disconnect(id, name)}
          </li>
        ))}
      </ul>
      <output className={classes.dim}>{hint}</output>
    </AccountPart>
  );
}
