import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { OwnSession } from '../../../../shared/contract/own-account.ts';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSignOutEverywhere } from '../frame/use-sign-out.ts';
import { AccountPart } from './account-part.tsx';
import classes from './own-account.module.css';
import { useRefreshAccount } from './use-account-change.ts';

/** The person's sessions, with a way to end them. */
export function SessionsPart({ sessions }: { sessions: readonly OwnSession[] }) {
  const refresh = useRefreshAccount();
  const signOutEverywhere = useSignOutEverywhere();
  const ending = useMutation(
    api.account.endSession.mutationOptions({
      onSuccess: () => toast.success(ownAccountMessages.sessionEnded),
      onError: (error) => toast.error(errorSentence(error, ownAccountMessages.changeFailed)),
      onSettled: refresh,
    }),
  );
  return (
    <AccountPart
      id="account-sessions"
      title="Where you are signed in"
      about="End a session that is not yours, or that you left open, and change your password."
    >
      <ul className={classes.list}>
        {sessions.map(({ id, device, signedInAt, isThisOne }) => (
          <li key={id} className={classes.row}>
            <span>
              {device}
              <br />
              <span className={classes.dim}>
                {isThisOne ? 'This device, since ' : 'Since '}
                <time dateTime={signedInAt}>{formatDateTime(signedInAt)}</time>
              </span>
            </span>
            {!isThisOne && (
              <Button
                variant="default"
                size="xs"
                aria-label={`End the session: ${device}, since ${formatDateTime(signedInAt)}`}
                loading={ending.isPending && ending.variables.sessionId === id}
                onClick={() => ending.mutate({ sessionId: id })}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        loading={signOutEverywhere.isPending}
        onClick={() => void signOutEverywhere.ask()}
      >
        Sign out everywhere
      </Button>
    </AccountPart>
  );
}
