import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../../../shared/contract/webhooks.ts';
import { webhooksMessages } from '../../../shared/messages/webhooks.ts';
import { api, client } from '../../api/client.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { RowList } from '../../ui/lists/row-list.tsx';
import { useRemoval } from '../../ui/dialogs/use-removal.ts';
import classes from '../../ui/lists/rows.module.css';
import { eventWords } from './event-words.ts';
import { WebhookLog } from './webhook-log.tsx';

/** The webhooks that notify other programs, each with its log. */
export function WebhookList() {
  const [shown, setShown] = useState<Webhook | null>(null);
  const webhooks = useQuery(api.webhooks.list.queryOptions());
  const removal = useRemoval((webhookId) => client.webhooks.remove({ webhookId }), {
    key: api.webhooks.key(),
    verb: 'Remove',
    question: webhooksMessages.confirmRemove,
    done: webhooksMessages.removed,
    failed: webhooksMessages.removeFailed,
  });
  return (
    <>
      <RowList
        query={webhooks}
        height={22}
        failed={webhooksMessages.loadFailed}
        none="No webhook has been added."
        keyOf={({ id }) => id}
        renderRow={(webhook) => (
          <>
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
                loading={removal.isRemoving(webhook.id)}
                onClick={() => void removal.ask(webhook.id, webhook.url)}
              >
                Remove
              </Button>
            </div>
          </>
        )}
      />
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title="What was sent" isWide>
        {shown && <WebhookLog webhookId={shown.id} />}
      </Dialog>
    </>
  );
}
