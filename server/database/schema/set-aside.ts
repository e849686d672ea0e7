import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Rows that broke a rule of a later release, as they were. An upgrade repairs rows where it can,
 * and removes rows that nothing else may refer to; it keeps both here (docs/running.md).
 */
export const rowsSetAside = pgTable('rows_set_aside', {
  id: uuid('id').primaryKey().defaultRandom(),
  tableName: text('table_name').notNull(),
  /** The whole row, by column. */
  row: jsonb('row').notNull(),
  /** What was wrong, and what was done with the row. */
  reason: text('reason').notNull(),
  at: instant('at').notNull().defaultNow(),
});
