import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Rows that broke a rule which a later release brought, as they were: an upgrade repairs what it
 * can, takes out what nothing else may refer to, and loses neither (docs/running.md).
 */
export const rowsSetAside = pgTable('rows_set_aside', {
  id: uuid('id').primaryKey().defaultRandom(),
  tableName: text('table_name').notNull(),
  /** The whole row, by column. */
  row: jsonb('row').notNull(),
  /** What was wrong, and what became of the row. */
  reason: text('reason').notNull(),
  at: instant('at').notNull().defaultNow(),
});
