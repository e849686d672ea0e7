import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { countedAttempts, resultsReleases } from '../../../shared/contract/quizzes.ts';
import { instant, isOneOf } from './columns.ts';
import { questions } from './questions.ts';

/** A column for the quiz with which the row goes. */
export const ofQuiz = () =>
  text('quiz_code')
    .notNull()
    .references(() => quizzes.quizCode, { onDelete: 'cascade' });

/** Quizzes by code (spec section 3, Quiz). Deleting a quiz hides it and keeps its results. */
export const quizzes = pgTable(
  'quizzes',
  {
    quizCode: text('quiz_code').primaryKey(),
    title: text('title').notNull().default(''),
    subject: text('subject').notNull().default(''),
    /** Seconds. */
    defaultTimeLimit: integer('default_time_limit').notNull(),
    /** A quiz outlives its creator's account. */
    creatorUid: text('creator_uid').notNull(),
    locked: boolean('locked').notNull().default(false),
    resultsRelease: text('results_release', { enum: resultsReleases })
      .notNull()
      .default('when-released'),
    releasedAt: instant('released_at'),
    attemptsAllowed: integer('attempts_allowed').notNull().default(1),
    countedAttempt: text('counted_attempt', { enum: countedAttempts }).notNull().default('last'),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('quizzes_creator_index').on(table.creatorUid, table.createdAt),
    check('quizzes_time_limit_range', sql`${table.defaultTimeLimit} > 0`),
    check('quizzes_attempts_allowed_range', sql`${table.attemptsAllowed} >= 1`),
    check('quizzes_counted_attempt', isOneOf(table.countedAttempt, countedAttempts)),
    check('quizzes_results_release', isOneOf(table.resultsRelease, resultsReleases)),
  ],
);

/** The questions of each quiz, in order. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizCode: ofQuiz(),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id),
    /** 0-based. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.questionId] }),
    unique('quiz_questions_position_unique').on(table.quizCode, table.position),
    index('quiz_questions_question_index').on(table.questionId),
    check('quiz_questions_position_range', sql`${table.position} >= 0`),
  ],
);
