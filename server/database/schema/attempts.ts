import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AiAnalysis } from '../../../shared/contract/ai-analysis.ts';
import { finishReasons } from '../../../shared/contract/live-attempts.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One student's attempt at one quiz. */
export const attempts = pgTable(
  'attempts',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    deadlineAt: instant('deadline_at').notNull(),
    finishedAt: instant('finished_at'),
    finishedBecause: text('finished_because', { enum: finishReasons }),
    /** When the student's page was last heard of. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Minutes that teachers added. */
    addedMinutes: integer('added_minutes').notNull().default(0),
    /** What the student keeps of a finished attempt; null before. */
    receiptCode: text('receipt_code'),
    /** When the student went into a rest break that still goes on. */
    restStartedAt: instant('rest_started_at'),
    /** Seconds of rest breaks that have ended. */
    restedSeconds: integer('rested_seconds').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId] }),
    index('attempts_user_index').on(table.userId, table.startedAt),
    index('attempts_finished_index')
      .on(table.quizCode)
      .where(sql`${table.finishedAt} is not null`),
    index('attempts_overdue_index')
      .on(table.deadlineAt)
      .where(sql`${table.finishedAt} is null`),
  ],
);

/** What teachers did to attempts: appended to, never changed. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    teacherId: text('teacher_id').notNull(),
    kind: text('kind', { enum: ['time-added', 'reopened', 'finished'] }).notNull(),
    minutes: integer('minutes'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('attempt_events_attempt_index').on(table.quizCode, table.userId, table.at)],
);

/**
 * One student's answer to one question, from the first draft to the mark (design, section 4).
 * The key starts with the quiz so that a distributed PostgreSQL keeps a quiz's rows together.
 */
export const submissions = pgTable(
  'submissions',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    submissionId: text('submission_id')
      .notNull()
      .generatedAlwaysAs(sql`user_id || '_' || quiz_code || '_' || question_id`),
    /** The newest text, saved or not; what counts once it is submitted. */
    userAnswer: text('user_answer').notNull(),
    isSaved: boolean('is_saved').notNull().default(false),
    /** Grows with every change of the answer. */
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
    submittedAt: instant('submitted_at'),
    /** Null is the spec's Pending. */
    markAwarded: integer('mark_awarded'),
    aiMark: integer('ai_mark'),
    feedback: text('feedback').notNull().default(''),
    aiAnalysis: jsonb('ai_analysis').$type<AiAnalysis>(),
    /** The teacher who accepted or overrode the mark; null while it is in pencil. */
    confirmedBy: text('confirmed_by'),
    /** Grows with every change of mark or feedback. */
    markRevision: integer('mark_revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.questionId] }),
    index('submissions_user_index').on(table.userId),
    // Holds all that averages need, so that they are read from it alone.
    index('submissions_averages_index')
      .on(table.quizCode, table.questionId, table.markAwarded)
      .where(sql`${table.submittedAt} is not null`),
  ],
);
