import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '../../../../shared/contract/accounts.ts';
import { usersMessages } from '../../../../shared/messages/users.ts';
import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

/** Actions that help a person to sign in, or prevent it. */
export function useAccountActions(user: User) {
  const { id: userId, displayName, email, state, leaver, pendingRole } = user;
  const refresh = useRefreshPeople();
  const { data: providers } = useQuery(api.accounts.signInProviders.queryOptions());
  const saying = (done: string, failed: string) => ({
    onSuccess: () => toast.success(done),
    onError: (error: Error) => toast.error(errorSentence(error, failed)),
    onSettled: refresh,
  });
  const { suspendFailed, linkFailed } = usersMessages;
  const linking = useMutation(
    api.accounts.makePasswordLink.mutationOptions({
      onError: (error) => toast.error(errorSentence(error, linkFailed)),
      onSettled: refresh,
    }),
  );
  const inviting = useMutation(
    api.accounts.resendInvitation.mutationOptions(
      saying(usersMessages.invitationSent, usersMessages.invitationFailed),
    ),
  );
  const ending = useMutation(
    api.accounts.endSessions.mutationOptions(
      saying(usersMessages.sessionsEnded, usersMessages.sessionsFailed),
    ),
  );
  const suspending = useMutation(
    api.accounts.setSuspended.mutationOptions(saying(usersMessages.suspendedNow, suspendFailed)),
  );
  const letting = useMutation(
    api.accounts.setSuspended.mutationOptions(
      saying(leaver ? usersMessages.leaverLetBack : usersMessages.letBack, suspendFailed),
    ),
  );

  const askAndSuspend = async () => {
    const isConfirmed = await confirm({
      title: `Suspend ${isolate(displayName)}`,
      message: usersMessages.confirmSuspend,
      confirmLabel: 'Suspend',
    });
    if (isConfirmed) suspending.mutate({ userId, suspended: true });
  };

  /**
   * Confirms only for a leaver, because suspending them again would not make them a leaver again.
   */
  const askAndLetBack = async () => {
    const isConfirmed =
      leaver === null ||
      (await confirm({
        title: `Let ${isolate(displayName)} back in`,
        message: usersMessages.confirmLetLeaverBack,
        confirmLabel: 'Let back in',
      }));
    if (isConfirmed) letting.mutate({ userId, suspended: false });
  };

  return {
    link: linking.data?.link,
    makeLink: () => linking.mutate({ userId }),
    linkLabel:
      providers?.passwordSignIn === false && pendingRole !== null && pendingRole !== 'admin'
        ? 'Make a link to confirm the email'
        : 'Make a link to set a password',
    forgetLink: linking.reset,
    canInvite: providers?.sendsMail === true && !isWithoutEmail(email) && state !== 'active',
    invite: () => inviting.mutate({ userId }),
    endSessions: () => ending.mutate({ userId }),
    askAndSuspend,
    askAndLetBack,
    isBusy: [linking, inviting, ending, suspending, letting].some(({ isPending }) => isPending),
  };
}
