import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '../../../shared/contract/webhooks.ts';
import { webhooksMessages } from '../../../shared/messages/webhooks.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatDateTime } from '../../ui/format-date.ts';
import { toast } from '../../ui/toast.ts';
import classes from '../../ui/rows.module.css';
import { eventWords } from './event-words.ts';

const REFRESH_MS = 5_000;

/** The latest deliveries of a webhook, with the reasons for any failures. */
export function WebhookLog({ webhookId }: { webhookId: string }) {
  const queryClient = useQueryClient();
  const log = useQuery(
    api.webhooks.listDeliveries.queryOptions({ input: { webhookId }, refetchInterval: REFRESH_MS }),
  );
  const sending = useMutation(
    api.webhooks.sendAgain.mutationOptions({
      onSuccess: () => toast.success(webhooksMessages.queued),
      onError: (error) => toast.error(errorSentence(error, webhooksMessages.sendAgainFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() }),
    }),
  );
  if (log.isPending) return <Skeleton h={120} />;
  if (!log.data) return <ErrorState of={log} message={webhooksMessages.loadFailed} />;
  const { items } = log.data;
  if (items.length === 0) return <p className={classes.dim}>Nothing has happened yet.</p>;
  return (
    <ul className={classes.list}>
      {items.map((delivery) => (
        <li key={delivery.id} className={classes.row}>
          <div className={classes.facts}>
            <span className={classes.name}>
              {eventWords[delivery.event]}: {delivery.quizCode}
            </span>
            <span className={classes.dim}>{sayOutcome(delivery)}</span>
          </div>
          <Button
            variant="default"
            size="xs"
            aria-label={`Send again: ${eventWords[delivery.event]}, ${delivery.quizCode}`}
            loading={sending.isPending && sending.variables.deliveryId === delivery.id}
            onClick={() => sending.mutate({ webhookId, deliveryId: delivery.id })}
          >
            Send again
          </Button>
        </li>
      ))}
    </ul>
  );
}

function sayOutcome({ happenedAt, deliveredAt, problem, attempts }: WebhookDelivery): string {
  const happened = formatDateTime(happenedAt);
  if (deliveredAt !== null) return `${happened} · arrived ${formatDateTime(deliveredAt)}`;
  if (problem === null) return `${happened} · on its way`;
  return `${happened} · tried ${attempts} ${attempts === 1 ? 'time' : 'times'}. ${problem}`;
}
