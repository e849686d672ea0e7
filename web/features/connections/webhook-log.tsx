import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../../shared/counted.ts';
import type { WebhookDelivery } from '../../../shared/contract/webhooks.ts';
import { webhooksMessages } from '../../../shared/messages/webhooks.ts';
import { api, client } from '../../api/client.ts';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { RowList } from '../../ui/lists/row-list.tsx';
import { useToldMutation } from '../../ui/toasts/use-told-mutation.ts';
import classes from '../../ui/lists/rows.module.css';
import { eventWords } from './event-words.ts';

const REFRESH_MS = 5_000;

/** The latest deliveries of a webhook, with the reasons for any failures. */
export function WebhookLog({ webhookId }: { webhookId: string }) {
  const log = useQuery(
    api.webhooks.listDeliveries.queryOptions({ input: { webhookId }, refetchInterval: REFRESH_MS }),
  );
  const sending = useToldMutation(
    (deliveryId: string) => client.webhooks.sendAgain({ webhookId, deliveryId }),
    {
      key: api.webhooks.key(),
      done: webhooksMessages.queued,
      failed: webhooksMessages.sendAgainFailed,
    },
  );
  return (
    <RowList
      query={log}
      height={120}
      failed={webhooksMessages.loadFailed}
      none="Nothing has happened yet."
      keyOf={({ id }) => id}
      renderRow={(delivery) => (
        <>
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
            loading={sending.isPending && sending.variables === delivery.id}
            onClick={() => sending.mutate(delivery.id)}
          >
            Send again
          </Button>
        </>
      )}
    />
  );
}

function sayOutcome({ happenedAt, deliveredAt, problem, attempts }: WebhookDelivery): string {
  const happened = formatDateTime(happenedAt);
  if (deliveredAt !== null) return `${happened} · arrived ${formatDateTime(deliveredAt)}`;
  if (problem === null) return `${happened} · on its way`;
  return `${happened} · tried ${counted(attempts, 'time')}. ${problem}`;
}
