import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
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

/** Deletes a webhook; returns false if it does not exist. */
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

/** Deletes deliveries, made or not, of events that happened more than this many days ago. */
export async function deleteOldDeliveries(database: Db, days: number): Promise<void> {
  await database
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.happenedAt, sql`now() - ${days} * interval '1 day'`));
}

/**
 * Returns a delivery with its URL and secret; undefined once its webhook, quiz or student is gone.
 */
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

/**
 * Returns the ids of the deliveries that have not arrived, and locks them until the transaction
 * ends.
 */
export async function lockUndelivered(transaction: Db): Promise<string[]> {
  const rows = await transaction
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isNull(webhookDeliveries.deliveredAt))
    .orderBy(webhookDeliveries.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Marks a delivery as not made; returns false if this webhook has no such delivery. */
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

/** Stores the outcome of an attempt; without a problem it has arrived. */
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
 * Stores a delivery for every event of the last day that a webhook should receive and has not, and
 * returns the new ids. Events are read from the tables where they happened, so a crash loses none,
 * and those of a slow transaction are found later. Reopening an attempt stores its event separately
 * (`insertFinishDeliveries`). Skips attempts of deleted accounts, because the payload could not
 * name anyone.
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
