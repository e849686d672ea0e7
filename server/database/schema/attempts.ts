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
    /** Which of the student's attempts it is; those before it are kept in earlier_attempts. */
    number: integer('number').notNull().default(1),
    startedAt: instant('started_at').notNull().defaultNow(),
    deadlineAt: instant('deadline_at').notNull(),
    /**
     * Seconds that the quiz allowed when it began, without extra time. Null for those begun before this
     * was written down, which go by what the quiz allows now.
     */
    timeLimit: integer('time_limit'),
    finishedAt: instant('finished_at'),
    finishedBecause: text('finished_because', { enum: finishReasons }),
    /** When the student's page was last heard of. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** When its answers were looked through for what a person has to see; null before. */
    welfareCheckedAt: instant('welfare_checked_at'),
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

/** What teachers did to attempts: appended to, never changed. */
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
 * One student's answer to one question, from the first draft to the mark (design, section 4).
 * Keys start with the quiz so that a distributed PostgreSQL keeps a quiz's rows together.
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
    /** The points by which a teacher gave the mark; null where none were ticked. */
    tickedPoints: jsonb('ticked_points').$type<MarkedPoint[]>(),
    /** The teacher who accepted or overrode the mark; null while it is in pencil. */
    confirmedBy: text('confirmed_by'),
    /** The mark was accepted with others, and nobody opened this answer. */
    confirmedInBulk: boolean('confirmed_in_bulk').notNull().default(false),
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
