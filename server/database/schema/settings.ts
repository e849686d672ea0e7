import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What the administrators decided; a setting without a row is as it was delivered. */
export const schoolSettings = pgTable('school_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
