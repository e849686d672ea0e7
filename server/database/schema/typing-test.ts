import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ofUser } from './accounts.ts';
import { instant } from './columns.ts';

/** A person's current run; a new run replaces one that was abandoned. */
export const typingSessions = pgTable('typing_sessions', {
  uid: ofUser('uid').primaryKey(),
  testSessionId: uuid('test_session_id').notNull(),
  /** The text to type, kept so that a run is checked against what the person saw. */
  words: jsonb('words').$type<string[]>().notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
});

/** Results of the typing test (spec section 3, Typing result). */
export const typingResults = pgTable(
  'typing_results',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    uid: ofUser('uid'),
    username: text('username').notNull(),
    wpm: integer('wpm').notNull(),
    /** Percent, 0..100. */
    accuracy: integer('accuracy').notNull(),
    charsTyped: integer('chars_typed').notNull(),
    wordsCompleted: integer('words_completed').notNull(),
    testSessionId: text('test_session_id').notNull().unique(),
    timestamp: instant('timestamp').notNull().defaultNow(),
  },
  (table) => [
    index('typing_results_newest_index').on(table.uid, table.timestamp.desc().nullsFirst()),
    check('typing_wpm_range', sql`${table.wpm} between 0 and 300`),
    check('typing_counts_range', sql`${table.charsTyped} >= 0 and ${table.wordsCompleted} >= 0`),
    check('typing_accuracy_range', sql`${table.accuracy} between 0 and 100`),
  ],
);

/**
 * Each person's best result, written together with the result itself: the leaderboard reads ten
 * index entries, however many results there are.
 */
export const typingBests = pgTable(
  'typing_bests',
  {
    uid: ofUser('uid').primaryKey(),
    wpm: integer('wpm').notNull(),
    /** Percent, 0..100. */
    accuracy: integer('accuracy').notNull(),
    at: instant('at').notNull(),
    /** The name given with their last test, which was checked then. */
    username: text('username'),
  },
  (table) => [
    index('typing_bests_leaderboard_index').on(
      table.wpm.desc().nullsFirst(),
      table.accuracy.desc().nullsFirst(),
      table.at,
    ),
  ],
);
