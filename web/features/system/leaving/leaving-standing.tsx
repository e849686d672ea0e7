import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Leaving } from '../../../../shared/contract/outside-model.ts';
import { leavingMessages, outsideMessages } from '../../../../shared/messages/outside-model.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import system from '../system-screen.module.css';
import classes from './leaving.module.css';

/**
 * Says where texts are sent and whether somebody accepted that, with a button for administrators to
 * do so.
 */
export function LeavingStanding({ leaving }: { leaving: Leaving }) {
  const { provider, isOutside } = leaving;
  return (
    <section className={system.card} aria-labelledby="where-to">
      <Title order={2} id="where-to" className={classes.provider}>
        {provider === null ? 'Nothing leaves' : `To ${provider}`}
      </Title>
      {provider === null ? (
        <Text>{leavingMessages.nothing}</Text>
      ) : (
        <>
          <Text>{isOutside ? leavingMessages.outside : leavingMessages.inside}</Text>
          {isOutside && <Acceptance leaving={leaving} provider={provider} />}
          <Text size="sm" c="dimmed" mt="sm">
            {leavingMessages.notFound} {leavingMessages.withheld}
          </Text>
          <Text size="sm" c="dimmed" mt="xs">
            {leavingMessages.beside} {leavingMessages.generated}
          </Text>
        </>
      )}
    </section>
  );
}

function Acceptance({ leaving, provider }: { leaving: Leaving; provider: string }) {
  const { acceptance, uses, abilities } = leaving;
  const queryClient = useQueryClient();
  const { queryKey } = api.system.describeLeaving.queryOptions();
  const accept = useMutation(
    api.system.acceptLeaving.mutationOptions({
      onSuccess: (accepted) => {
        queryClient.setQueryData(queryKey, accepted);
        toast.success(outsideMessages.accepted);
      },
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  );
  if (acceptance !== null) {
    return (
      <Text mt="xs">
        Accepted by {acceptance.by || 'an administrator'} on {formatDateTime(acceptance.at)}.
      </Text>
    );
  }
  const fields = uses.flatMap(({ use, fields: all }) =>
    all.filter(({ isSent }) => isSent).map(({ field }) => `${use}.${field}`),
  );
  return (
    <>
      <Text mt="xs" fw={600}>
        {leavingMessages.waiting}
      </Text>
      {abilities.canAccept && (
        <div className={classes.accept}>
          <Button loading={accept.isPending} onClick={() => accept.mutate({ provider, fields })}>
            I have read this and accept it
          </Button>
          <FormProblem
            message={accept.error && errorSentence(accept.error, outsideMessages.acceptFailed)}
          />
        </div>
      )}
    </>
  );
}
