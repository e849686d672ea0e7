import { randomBytes } from 'node:crypto';
import type { Webhook, WebhookDelivery } from '../../../../shared/contract/webhooks.ts';
import { fail } from '../../../http/fail.ts';
import { route } from '../../../http/route.ts';
import {
  deleteWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  resetDelivery,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks-queries.ts';

export const webhooksRoutes = {
  list: route.webhooks.list.handler(async ({ context: { database } }) => ({
    items: (await listWebhooks(database)).map(presentWebhook),
  })),

  create: route.webhooks.create.handler(async ({ context: { database }, input }) => {
    const secret = `whsec_${randomBytes(32).toString('base64url')}`;
    const row = await insertWebhook(database, { ...input, secret });
    return { ...presentWebhook(row), secret };
  }),

  remove: route.webhooks.remove.handler(async ({ context: { database }, input }) => {
    if (!(await deleteWebhook(database, input.webhookId))) throw fail('NOT_FOUND');
    return { removed: true };
  }),

  listDeliveries: route.webhooks.listDeliveries.handler(
    async ({ context: { database }, input }) => ({
      items: (await listDeliveries(database, input.webhookId)).map(presentDelivery),
    }),
  ),

  sendAgain: route.webhooks.sendAgain.handler(({ context: { database, jobs }, input }) =>
    database.transaction(async (transaction) => {
      if (!(await resetDelivery(transaction, input))) throw fail('NOT_FOUND');
      await jobs.enqueue('send-webhook', { deliveryId: input.deliveryId }, transaction);
      return { queued: true as const };
    }),
  ),
};

function presentWebhook({ id, url, events, createdAt }: WebhookRow): Webhook {
  return { id, url, events, createdAt: createdAt.toISOString() };
}

function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, quizCode, attempts, problem, happenedAt, deliveredAt } = row;
  return {
    id,
    event,
    quizCode,
    attempts,
    problem,
    happenedAt: happenedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}
