import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { resultsReleases } from '../../../shared/contract/quizzes.ts';
import { questions } from './questions.ts';

/** Quizzes by their code (spec section 3, Quiz). Deleting hides a quiz and keeps results. */
export const quizzes = pgTable(
  'quizzes',
  {
    quizCode: text('quiz_code').primaryKey(),
    title: text('title').notNull().default(''),
    subject: text('subject').notNull().default(''),
    /** Seconds. */
    defaultTimeLimit: integer('default_time_limit').notNull(),
    creatorUid: text('creator_uid').notNull(),
    locked: boolean('locked').notNull().default(false),
    resultsRelease: text('results_release', { enum: resultsReleases })
      .notNull()
      .default('as-marked'),
    releasedAt: timestamp('released_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('quizzes_creator_index').on(table.creatorUid, table.createdAt)],
);

/** Which questions a quiz asks, in which order. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizCode: text('quiz_code')
      .notNull()
      .references(() => quizzes.quizCode, { onDelete: 'cascade' }),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    /** 0-based. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.questionId] }),
    index('quiz_questions_question_index').on(table.questionId),
  ],
);
