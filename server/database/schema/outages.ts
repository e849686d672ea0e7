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

/** The last time a process recorded that it serves people: one row. */
export const serverBeat = pgTable(
  'server_beat',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    at: instant('at').notNull(),
  },
  (table) => [check('server_beat_one_row', sql`${table.isOnly}`)],
);

/**
 * Periods in which no process recorded that it served people, as found by the next one that did.
 */
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
 * Text that was accepted after its deadline because the server was away, with the answer before it
 * (docs/decisions/0053). A row applies while the answer still has this revision.
 */
export const lateAnswers = pgTable(
  'late_answers',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    revision: integer('revision').notNull(),
    /** The time on the student's device. */
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
