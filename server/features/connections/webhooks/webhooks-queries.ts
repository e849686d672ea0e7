import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { webhookDeliveries, webhooks } from '../../../database/schema/webhooks.ts';
import { toldSince } from '../../../database/told-since.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const MAX_SHOWN = 50;

export function listWebhooks(database: Db): Promise<WebhookRow[]> {
  return database.select().from(webhooks).orderBy(webhooks.createdAt, webhooks.id);
}

export async function insertWebhook(
  database: Db,
  webhook: Pick<WebhookRow, 'url' | 'secret' | 'events'>,
): Promise<WebhookRow> {
  const [row] = await database.insert(webhooks).values(webhook).returning();
  if (!row) throw new Error('A webhook was not stored.');
  return row;
}

/** Returns false where there is none. */
export async function deleteWebhook(database: Db, id: string): Promise<boolean> {
  const rows = await database
    .delete(webhooks)
    .where(eq(webhooks.id, id))
    .returning({ id: webhooks.id });
  return rows.length > 0;
}

export function listDeliveries(database: Db, webhookId: string): Promise<DeliveryRow[]> {
  return database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.happenedAt), webhookDeliveries.id)
    .limit(MAX_SHOWN);
}

/** A delivery with where it goes; undefined once its webhook, quiz or student is gone. */
export async function findDelivery(
  database: Db,
  deliveryId: string,
): Promise<(DeliveryRow & Pick<WebhookRow, 'url' | 'secret'>) | undefined> {
  const [row] = await database
    .select({ delivery: webhookDeliveries, url: webhooks.url, secret: webhooks.secret })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  return row && { ...row.delivery, url: row.url, secret: row.secret };
}

/** Has a delivery count as not made; false where this webhook has none such. */
export async function resetDelivery(
  database: Db,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<boolean> {
  const rows = await database
    .update(webhookDeliveries)
    .set({ deliveredAt: null, problem: null })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)))
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

/** Notes what an attempt came to; without a problem it has arrived. */
export async function noteAttempt(
  database: Db,
  deliveryId: string,
  problem: string | null,
): Promise<void> {
  await database
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      problem,
      ...(problem === null && { deliveredAt: sql`now()` }),
    })
    .where(eq(webhookDeliveries.id, deliveryId));
}

/**
 * Writes down every event of the last day that some webhook is to be told of and was not yet; returns
 * the new deliveries. What happened stands in the tables of those whom it concerns, so no crash
 * between it and this forgets any; a transaction that took long is found by a later look. An
 * attempt that is reopened writes its own down (`insertFinishDeliveries`). Attempts outlive a deleted account,
 * which nobody can be told of.
 */
export async function insertNewDeliveries(database: Db): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into webhook_deliveries (webhook_id, event, quiz_code, user_id, happened_at)
    select hook.id, happened.event, happened.quiz_code, happened.user_id, happened.at
    from webhooks hook
    join lateral (
      select 'quiz.finished' as event, quiz_code, user_id, finished_at as at
      from attempts where finished_at > ${toldSince(sql`hook`)}
        and exists (select from "user" where id = attempts.user_id)
      union all
      select 'quiz.finished', quiz_code, user_id, finished_at
      from earlier_attempts where finished_at > ${toldSince(sql`hook`)}
        and exists (select from "user" where id = earlier_attempts.user_id)
      union all
      select 'quiz.marked', quiz_code, null, finished_at
      from marking_runs where state = 'completed' and finished_at > ${toldSince(sql`hook`)}
      union all
      select 'quiz.released', quiz_code, null, released_at
      from quizzes where released_at > ${toldSince(sql`hook`)}
      union all
      select 'quiz.released', quiz_code, null, released_at
      from quiz_classes where released_at > ${toldSince(sql`hook`)}
    ) happened on happened.event = any(hook.events)
    on conflict do nothing
    returning id`);
  return rows.map(({ id }) => id);
}
