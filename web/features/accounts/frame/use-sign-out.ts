import { useMutation } from '@tanstack/react-query';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { signOut, signOutEverywhere } from '../../../api/auth.ts';
import { maySignOut } from '../../../api/sign-out-question.ts';
import { forgetPerson } from '../../../forget-person.ts';
import { useAppHistory } from '../../../history/history-context.ts';
import { paths } from '../../../paths.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useForgetCurrentUser } from '../../../api/use-current-user.ts';

/**
 * Signs out, removes the person's data from this device and opens the front page (spec section 4).
 * Asks first if the page requires it.
 */
export function useSignOut() {
  const ending = useEndSession(signOut);
  const begin = async () => {
    if (await maySignOut()) ending.mutate();
  };
  return { begin, isPending: ending.isPending };
}

/** Signs out on every device, after a confirmation. */
export function useSignOutEverywhere() {
  const ending = useEndSession(signOutEverywhere);
  const ask = async () => {
    const isConfirmed = await confirm({
      title: 'Sign out everywhere?',
      message: accountsMessages.confirmSignOutEverywhere,
      confirmLabel: 'Sign out everywhere',
    });
    if (isConfirmed) ending.mutate();
  };
  return { ask, isPending: ending.isPending };
}

function useEndSession(end: () => Promise<void>) {
  const forgetCurrentUser = useForgetCurrentUser();
  const history = useAppHistory();
  return useMutation({
    mutationFn: end,
    onError: (error) => toast.error(error.message),
    onSuccess: async () => {
      await history.open(paths.landing);
      forgetCurrentUser();
      forgetPerson(localStorage);
    },
  });
}
