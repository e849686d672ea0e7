import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { appealOutcomes } from '../../../shared/contract/appeals.ts';
import { markEventKinds } from '../../../shared/contract/mark-decisions.ts';
import { markingPhases, markingRunStates } from '../../../shared/contract/marking.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What happened to each mark: appended to, never changed. */
export const markEvents = pgTable(
  'mark_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    /** The teacher, or null where a marker acted. */
    teacherId: text('teacher_id'),
    marker: text('marker'),
    promptHash: text('prompt_hash'),
    runId: uuid('run_id'),
    kind: text('kind', { enum: markEventKinds }).notNull().default('marked'),
    /** Names what was decided together, so that it can be taken back together. */
    decisionId: uuid('decision_id'),
    oldMark: integer('old_mark'),
    newMark: integer('new_mark'),
    oldFeedback: text('old_feedback').notNull(),
    newFeedback: text('new_feedback').notNull(),
    /** Who had confirmed the mark before, and who has since. */
    oldConfirmedBy: text('old_confirmed_by'),
    newConfirmedBy: text('new_confirmed_by'),
    /** The mark's revision that this step made. */
    markRevision: integer('mark_revision'),
    reason: text('reason'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('mark_events_submission_index').on(table.quizCode, table.userId, table.questionId),
    index('mark_events_decision_index')
      .on(table.decisionId)
      .where(sql`${table.decisionId} is not null`),
    // One event for each answer a run marks, also when a worker dies and another takes over.
    uniqueIndex('mark_events_run_once')
      .on(table.runId, table.quizCode, table.userId, table.questionId)
      .where(sql`${table.runId} is not null`),
  ],
);

/** A teacher's request to have a quiz marked, and how far it has come (design, section 6). */
export const markingRuns = pgTable(
  'marking_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    quizCode: text('quiz_code').notNull(),
    startedBy: text('started_by').notNull(),
    mode: text('mode', { enum: ['all', 'unmarked'] }).notNull(),
    state: text('state', { enum: markingRunStates }).notNull().default('active'),
    phase: text('phase', { enum: markingPhases }).notNull().default('queued'),
    isStopping: boolean('is_stopping').notNull().default(false),
    totalTokens: integer('total_tokens').notNull().default(0),
    /** Millionths of the deployment's currency, by the prices of the day. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
    /** Why it failed, as a sentence. */
    failure: text('failure'),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('marking_runs_quiz_index').on(table.quizCode, table.startedAt),
    // The database refuses a second run on a quiz while one is active.
    uniqueIndex('marking_runs_one_active')
      .on(table.quizCode)
      .where(sql`${table.state} = 'active'`),
  ],
);

/** Each answer of a run: the run's checkpoints. */
export const markingRunItems = pgTable(
  'marking_run_items',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => markingRuns.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    /** The mark's revision when the run was asked for: a mark changed since then is left alone. */
    markRevision: integer('mark_revision').notNull(),
    state: text('state', { enum: ['waiting', 'marked', 'failed'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.userId, table.questionId] })],
);

/** What each teacher's marking used in each month (design, section 7, 10). */
export const markingUsage = pgTable(
  'marking_usage',
  {
    teacherId: text('teacher_id').notNull(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    responses: integer('responses').notNull().default(0),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.teacherId, table.month] })],
);

/** A student's question about one point of one mark: one for each answer. */
export const appeals = pgTable(
  'appeals',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    /** The point in question, in words that do not give the scheme away; null for the whole mark. */
    point: text('point'),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    outcome: text('outcome', { enum: appealOutcomes }),
    decisionReason: text('decision_reason'),
    oldMark: integer('old_mark'),
    newMark: integer('new_mark'),
  },
  (table) => [primaryKey({ columns: [table.quizCode, table.userId, table.questionId] })],
);
