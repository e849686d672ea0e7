import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { submissions } from './attempts.ts';
import { instant } from './columns.ts';

/** When a process last wrote that it serves people: one row. */
export const serverBeat = pgTable(
  'server_beat',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    at: instant('at').notNull(),
  },
  (table) => [check('server_beat_one_row', sql`${table.isOnly}`)],
);

/** Times in which no process wrote that it serves people, as the next that did found. */
export const outages = pgTable(
  'outages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [
    index('outages_ended_index').on(table.endedAt),
    check('outages_order', sql`${table.endedAt} >= ${table.startedAt}`),
  ],
);

/**
 * Words that were taken after their deadline because the server was away, with what it had before
 * (docs/decisions/0053). They tell of an answer as long as its revision is still this one.
 */
export const lateAnswers = pgTable(
  'late_answers',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    revision: integer('revision').notNull(),
    /** By the student's device. */
    typedAt: instant('typed_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    awayFrom: instant('away_from').notNull(),
    awayUntil: instant('away_until').notNull(),
    textBefore: text('text_before').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.questionId, table.revision] }),
    foreignKey({
      name: 'late_answers_submission_fk',
      columns: [table.quizCode, table.userId, table.questionId],
      foreignColumns: [submissions.quizCode, submissions.userId, submissions.questionId],
    }).onDelete('cascade'),
  ],
);
