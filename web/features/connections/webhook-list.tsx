import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../../../shared/contract/webhooks.ts';
import { webhooksMessages } from '../../../shared/messages/webhooks.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { toast } from '../../ui/toast.ts';
import classes from '../../ui/rows.module.css';
import { eventWords } from './event-words.ts';
import { WebhookLog } from './webhook-log.tsx';

/** The webhooks that notify other programs, each with its log. */
export function WebhookList() {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Webhook | null>(null);
  const webhooks = useQuery(api.webhooks.list.queryOptions());
  const removing = useMutation(
    api.webhooks.remove.mutationOptions({
      onSuccess: () => toast.success(webhooksMessages.removed),
      onError: (error) => toast.error(errorSentence(error, webhooksMessages.removeFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() }),
    }),
  );
  const remove = async ({ id, url }: Webhook) => {
    const isConfirmed = await confirm({
      title: `Remove ${url}`,
      message: webhooksMessages.confirmRemove,
      confirmLabel: 'Remove',
      isDestructive: true,
    });
    if (isConfirmed) removing.mutate({ webhookId: id });
  };
  if (webhooks.isPending) return <Skeleton h={22} />;
  if (!webhooks.data) return <ErrorState of={webhooks} message={webhooksMessages.loadFailed} />;
  const { items } = webhooks.data;
  if (items.length === 0) return <p className={classes.dim}>No webhook has been added.</p>;
  return (
    <>
      <ul className={classes.list}>
        {items.map((webhook) => (
          <li key={webhook.id} className={classes.row}>
            <div className={classes.facts}>
              <span className={classes.name}>{webhook.url}</span>
              <span className={classes.dim}>
                {webhook.events.map((event) => eventWords[event]).join(', ')}
              </span>
            </div>
            <div className={classes.buttons}>
              <Button
                variant="default"
                size="xs"
                aria-label={`Log of ${webhook.url}`}
                onClick={() => setShown(webhook)}
              >
                Log
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={`Remove ${webhook.url}`}
                onClick={() => void remove(webhook)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title="What was sent" isWide>
        {shown && <WebhookLog webhookId={shown.id} />}
      </Dialog>
    </>
  );
}
