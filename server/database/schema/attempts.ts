import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AiAnalysis, MarkedPoint } from '../../../shared/contract/ai-analysis.ts';
import { finishReasons } from '../../../shared/contract/live-attempts.ts';
import { instant, isMark, isOneOf } from './columns.ts';
import { quizQuestions, quizzes } from './quizzes.ts';

/** What teachers do to attempts. */
const attemptEventKinds = ['time-added', 'reopened', 'finished'] as const;

/** One student's attempt at one quiz. It outlives the student's account. */
export const attempts = pgTable(
  'attempts',
  {
    quizCode: text('quiz_code')
      .notNull()
      .references(() => quizzes.quizCode),
    userId: text('user_id').notNull(),
    /** The number of this attempt; earlier ones are kept in earlier_attempts. */
    number: integer('number').notNull().default(1),
    startedAt: instant('started_at').notNull().defaultNow(),
    deadlineAt: instant('deadline_at').notNull(),
    /**
     * The quiz's time limit in seconds when the attempt began, without extra time. Null for
     * attempts begun before this was recorded, which use the quiz's current limit.
     */
    timeLimit: integer('time_limit'),
    finishedAt: instant('finished_at'),
    finishedBecause: text('finished_because', { enum: finishReasons }),
    /** The last time the student's page sent anything. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** When its answers were checked for welfare concerns; null before. */
    welfareCheckedAt: instant('welfare_checked_at'),
    /** Minutes added by teachers. */
    addedMinutes: integer('added_minutes').notNull().default(0),
    /** The receipt that the student keeps of a finished attempt; null before. */
    receiptCode: text('receipt_code'),
    /** The start of a rest break that has not ended yet. */
    restStartedAt: instant('rest_started_at'),
    /** Seconds of completed rest breaks. */
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
    index('attempts_unchecked_index')
      .on(table.quizCode, table.finishedAt)
      .where(sql`${table.finishedAt} is not null and ${table.welfareCheckedAt} is null`),
    check('attempts_deadline_after_start', sql`${table.deadlineAt} >= ${table.startedAt}`),
    check('attempts_time_limit_range', sql`${table.timeLimit} > 0`),
    check('attempts_number_range', sql`${table.number} >= 1`),
    check('attempts_added_minutes_range', sql`${table.addedMinutes} >= 0`),
    check('attempts_rested_seconds_range', sql`${table.restedSeconds} >= 0`),
    check('attempts_finish_reason', isOneOf(table.finishedBecause, finishReasons)),
    check(
      'attempts_open_or_finished',
      sql`case when ${table.finishedAt} is null then ${table.finishedBecause} is null
               else ${table.restStartedAt} is null end`,
    ),
  ],
);

/** Teachers' actions on attempts: append-only. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    id: uuid('id').notNull().defaultRandom(),
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    teacherId: text('teacher_id').notNull(),
    kind: text('kind', { enum: attemptEventKinds }).notNull(),
    minutes: integer('minutes'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.id] }),
    foreignKey({
      name: 'attempt_events_attempt_fk',
      columns: [table.quizCode, table.userId],
      foreignColumns: [attempts.quizCode, attempts.userId],
    }).onDelete('cascade'),
    index('attempt_events_attempt_index').on(table.quizCode, table.userId, table.at),
    check('attempt_events_kind', isOneOf(table.kind, attemptEventKinds)),
    check('attempt_events_minutes_range', sql`${table.minutes} > 0`),
  ],
);

/**
 * One student's answer to one question, from the first draft to the mark. Keys start with the quiz
 * so that a distributed PostgreSQL keeps a quiz's rows together.
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
    /** The newest text, saved or not; once submitted, it is the answer that counts. */
    userAnswer: text('user_answer').notNull(),
    isSaved: boolean('is_saved').notNull().default(false),
    /** Increases with every change of the answer. */
    revision: integer('revision').notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
    submittedAt: instant('submitted_at'),
    /** Null is the spec's Pending. */
    markAwarded: integer('mark_awarded'),
    aiMark: integer('ai_mark'),
    feedback: text('feedback').notNull().default(''),
    aiAnalysis: jsonb('ai_analysis').$type<AiAnalysis>(),
    /** The points for which a teacher gave the mark; null if none were ticked. */
    tickedPoints: jsonb('ticked_points').$type<MarkedPoint[]>(),
    /** The teacher who accepted or overrode the mark; null while it is provisional. */
    confirmedBy: text('confirmed_by'),
    /** True if the mark was accepted with others and nobody opened this answer. */
    confirmedInBulk: boolean('confirmed_in_bulk').notNull().default(false),
    /** Increases with every change of mark or feedback. */
    markRevision: integer('mark_revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.questionId] }),
    index('submissions_user_index').on(table.userId),
    // Covers everything that averages need, so that they are read from the index alone.
    index('submissions_averages_index')
      .on(table.quizCode, table.questionId, table.markAwarded)
      .where(sql`${table.submittedAt} is not null`),
    foreignKey({
      name: 'submissions_attempt_fk',
      columns: [table.quizCode, table.userId],
      foreignColumns: [attempts.quizCode, attempts.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'submissions_question_fk',
      columns: [table.quizCode, table.questionId],
      foreignColumns: [quizQuestions.quizCode, quizQuestions.questionId],
    }),
    check('submissions_revision_range', sql`${table.revision} >= 0`),
    check('submissions_mark_revision_range', sql`${table.markRevision} >= 0`),
    check('submissions_mark_range', isMark(table.markAwarded)),
    check('submissions_ai_mark_range', isMark(table.aiMark)),
    check(
      'submissions_bulk_is_ink',
      sql`not ${table.confirmedInBulk} or ${table.confirmedBy} is not null`,
    ),
    check(
      'submissions_ink_has_mark',
      sql`${table.confirmedBy} is null or ${table.markAwarded} is not null`,
    ),
  ],
);
