import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Results of the typing test (spec section 3, Typing result). */
export const typingResults = pgTable(
  'typing_results',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    uid: text('uid').notNull(),
    username: text('username').notNull(),
    wpm: integer('wpm').notNull(),
    /** Percent, 0..100. */
    accuracy: integer('accuracy').notNull(),
    charsTyped: integer('chars_typed').notNull(),
    wordsCompleted: integer('words_completed').notNull(),
    testSessionId: text('test_session_id').notNull().unique(),
    timestamp: timestamp('timestamp', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('typing_results_wpm_index').on(table.wpm.desc()),
    index('typing_results_uid_index').on(table.uid, table.wpm.desc()),
  ],
);
