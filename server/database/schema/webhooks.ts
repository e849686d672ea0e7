import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { webhookEvents } from '../../../shared/choices.ts';
import { user } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';
import { ofQuiz } from './quizzes.ts';

/** Addresses of other programs that are notified of events. */
export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey().defaultRandom(),
  url: text('url').notNull(),
  /** Signs the payload, so the plain secret must be stored. */
  secret: text('secret').notNull(),
  events: text('events', { enum: webhookEvents }).array().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** One event for one webhook, and its delivery state. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text('event', { enum: webhookEvents }).notNull(),
    quizCode: ofQuiz(),
    /** The student who finished; null if the event concerns everyone. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    happenedAt: instant('happened_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    problem: text('problem'),
  },
  (table) => [
    // Events are found by polling, so each must be stored only once.
    unique('webhook_deliveries_once')
      .on(table.webhookId, table.event, table.quizCode, table.userId, table.happenedAt)
      .nullsNotDistinct(),
    index('webhook_deliveries_user_index').on(table.userId),
    index('webhook_deliveries_quiz_index').on(table.quizCode),
    check('known_webhook_event', isOneOf(table.event, webhookEvents)),
  ],
);
