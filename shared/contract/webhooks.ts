import { z } from 'zod';
import { webhookEvents } from '../choices.ts';
import { errors } from '../errors.ts';
import { webhooksMessages } from '../messages/webhooks.ts';
import { shortText, timestamp } from './fields.ts';
import { permitted } from './route.ts';

/** The events that a webhook can receive. None contains any words of an answer. */

const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: timestamp,
});
export type Webhook = z.infer<typeof webhookSchema>;

const deliverySchema = z.object({
  id: z.string(),
  event: z.enum(webhookEvents),
  quizCode: z.string(),
  happenedAt: timestamp,
  attempts: z.number().int(),
  /** Null until the receiver has accepted it. */
  deliveredAt: timestamp.nullable(),
  /** The reason why the last attempt failed; null if it did not. */
  problem: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

const byId = z.object({ webhookId: z.guid() });

/** Notifies the school's other programs of events, for administrators. */
export const webhooksContract = {
  list: permitted('connection.manage')
    .route({ method: 'GET', path: '/webhooks' })
    .output(z.object({ items: z.array(webhookSchema) })),

  create: permitted('connection.manage', null, {
    audit: { action: 'settings-changed', what: 'Webhook added' },
  })
    .route({ method: 'POST', path: '/webhooks', successStatus: 201 })
    .input(
      z.object({
        url: shortText.pipe(z.url({ protocol: /^https?$/, error: webhooksMessages.urlInvalid })),
        events: z.array(z.enum(webhookEvents)).min(1, webhooksMessages.eventsRequired),
      }),
    )
    /** The secret signs the payload, and is shown only this once. */
    .output(webhookSchema.extend({ secret: z.string() })),

  remove: permitted('connection.manage', null, {
    audit: { action: 'deleted', what: 'Webhook' },
  })
    .route({ method: 'DELETE', path: '/webhooks/{webhookId}' })
    .input(byId)
    .output(z.object({ removed: z.literal(true) }))
    .errors(errors('NOT_FOUND')),

  /** Lists the recent deliveries, newest first. */
  listDeliveries: permitted('connection.manage')
    .route({ method: 'GET', path: '/webhooks/{webhookId}/deliveries' })
    .input(byId)
    .output(z.object({ items: z.array(deliverySchema) })),

  sendAgain: permitted('connection.manage')
    .route({ method: 'POST', path: '/webhooks/{webhookId}/deliveries/{deliveryId}/send-again' })
    .input(byId.extend({ deliveryId: z.guid() }))
    .output(z.object({ queued: z.literal(true) }))
    .errors(errors('NOT_FOUND')),
};
