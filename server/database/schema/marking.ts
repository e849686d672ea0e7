import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MarkedPoint } from '../../../shared/contract/ai-analysis.ts';
import { appealOutcomes } from '../../../shared/contract/appeals.ts';
import { schemeLineKinds } from '../../../shared/choices.ts';
import { markEventKinds } from '../../../shared/contract/mark-decisions.ts';
import { modelUses } from '../../../shared/contract/outside-model.ts';
import type { Dialect } from '../../../shared/contract/model-dialect.ts';
import { markingPhases, markingRunStates } from '../../../shared/contract/marking.ts';
import { user } from './accounts.ts';
import { submissions } from './attempts.ts';
import { instant, isMark, isOneOf } from './columns.ts';
import { quizQuestions, quizzes } from './quizzes.ts';

const markingModes = ['all', 'unmarked'] as const;
const markingItemStates = ['waiting', 'marked', 'failed'] as const;
const { quizCode, userId, questionId } = submissions;

/** A teacher's request to have a quiz marked, and its progress. */
export const markingRuns = pgTable(
  'marking_runs',
  {
    id: uuid('id').notNull().defaultRandom(),
    quizCode: text('quiz_code')
      .notNull()
      .references(() => quizzes.quizCode),
    startedBy: text('started_by').notNull(),
    mode: text('mode', { enum: markingModes }).notNull(),
    /** The classes the run is limited to; null for everyone. */
    teacherCodes: text('teacher_codes').array(),
    state: text('state', { enum: markingRunStates }).notNull().default('active'),
    phase: text('phase', { enum: markingPhases }).notNull().default('queued'),
    isStopping: boolean('is_stopping').notNull().default(false),
    totalTokens: integer('total_tokens').notNull().default(0),
    /** Millionths of the deployment's currency, at the prices of the time. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
    /** The reason for a failure, as a sentence. */
    failure: text('failure'),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.id] }),
    index('marking_runs_id_index').on(table.id),
    index('marking_runs_quiz_index').on(table.quizCode, table.startedAt),
    // The database refuses a second run on a quiz while one is active.
    uniqueIndex('marking_runs_one_active')
      .on(table.quizCode)
      .where(sql`${table.state} = 'active'`),
    check('marking_runs_mode', isOneOf(table.mode, markingModes)),
    check('marking_runs_state', isOneOf(table.state, markingRunStates)),
    check('marking_runs_phase', isOneOf(table.phase, markingPhases)),
    check('marking_runs_tokens_range', sql`${table.totalTokens} >= 0`),
    check('marking_runs_cost_range', sql`${table.costMicros} >= 0`),
  ],
);

/** The history of each mark: append-only. */
export const markEvents = pgTable(
  'mark_events',
  {
    id: uuid('id').notNull().defaultRandom(),
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    /** The teacher, or null if a marker acted. */
    teacherId: text('teacher_id'),
    marker: text('marker'),
    promptHash: text('prompt_hash'),
    runId: uuid('run_id'),
    kind: text('kind', { enum: markEventKinds }).notNull().default('marked'),
    /** Groups marks that were decided together, so that they can be undone together. */
    decisionId: uuid('decision_id'),
    oldMark: integer('old_mark'),
    newMark: integer('new_mark'),
    oldFeedback: text('old_feedback').notNull(),
    newFeedback: text('new_feedback').notNull(),
    /** Who had confirmed the mark before this change, and after it. */
    oldConfirmedBy: text('old_confirmed_by'),
    newConfirmedBy: text('new_confirmed_by'),
    oldInBulk: boolean('old_in_bulk').notNull().default(false),
    newInBulk: boolean('new_in_bulk').notNull().default(false),
    /** The points that a teacher ticked before and after. */
    oldTickedPoints: jsonb('old_ticked_points').$type<MarkedPoint[]>(),
    newTickedPoints: jsonb('new_ticked_points').$type<MarkedPoint[]>(),
    /** The mark revision that this event created. */
    markRevision: integer('mark_revision'),
    /** For an undo: the revision whose mark was restored. */
    restoredRevision: integer('restored_revision'),
    reason: text('reason'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.id] }),
    foreignKey({
      name: 'mark_events_submission_fk',
      columns: [table.quizCode, table.userId, table.questionId],
      foreignColumns: [quizCode, userId, questionId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'mark_events_run_fk',
      columns: [table.quizCode, table.runId],
      foreignColumns: [markingRuns.quizCode, markingRuns.id],
    }),
    index('mark_events_submission_index').on(table.quizCode, table.userId, table.questionId),
    index('mark_events_decision_index')
      .on(table.decisionId)
      .where(sql`${table.decisionId} is not null`),
    // A run creates one event per answer, even if a worker dies and another takes over.
    uniqueIndex('mark_events_once_in_run')
      .on(table.quizCode, table.runId, table.userId, table.questionId)
      .where(sql`${table.runId} is not null`),
    check('mark_events_kind', isOneOf(table.kind, markEventKinds)),
    check('mark_events_old_mark_range', isMark(table.oldMark)),
    check('mark_events_new_mark_range', isMark(table.newMark)),
  ],
);

/** Each answer of a run: the run's checkpoints. */
export const markingRunItems = pgTable(
  'marking_run_items',
  {
    quizCode: text('quiz_code').notNull(),
    runId: uuid('run_id').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    /** The mark's revision when the run was requested: a mark changed since then is left alone. */
    markRevision: integer('mark_revision').notNull(),
    state: text('state', { enum: markingItemStates }).notNull().default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.runId, table.userId, table.questionId] }),
    foreignKey({
      name: 'marking_run_items_run_fk',
      columns: [table.quizCode, table.runId],
      foreignColumns: [markingRuns.quizCode, markingRuns.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'marking_run_items_submission_fk',
      columns: [table.quizCode, table.userId, table.questionId],
      foreignColumns: [quizCode, userId, questionId],
    }).onDelete('cascade'),
    // Finds the items of an answer that is erased.
    index('marking_run_items_submission_index').on(table.quizCode, table.userId, table.questionId),
    check('marking_run_items_state', isOneOf(table.state, markingItemStates)),
    check('marking_run_items_mark_revision_range', sql`${table.markRevision} >= 0`),
  ],
);

/** A line that a decision added to a mark scheme; undoing the decision removes it again. */
export const schemeLessons = pgTable(
  'scheme_lessons',
  {
    quizCode: text('quiz_code')
      .notNull()
      .references(() => quizzes.quizCode),
    decisionId: uuid('decision_id').notNull(),
    questionId: text('question_id').notNull(),
    kind: text('kind', { enum: schemeLineKinds }).notNull(),
    line: text('line').notNull(),
    taughtAt: instant('taught_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.decisionId] }),
    foreignKey({
      name: 'scheme_lessons_question_fk',
      columns: [table.quizCode, table.questionId],
      foreignColumns: [quizQuestions.quizCode, quizQuestions.questionId],
    }),
    check('scheme_lessons_kind', isOneOf(table.kind, schemeLineKinds)),
  ],
);

/** Each teacher's marking usage per month. */
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
  (table) => [
    primaryKey({ columns: [table.teacherId, table.month] }),
    check('marking_usage_month', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('marking_usage_responses_range', sql`${table.responses} >= 0`),
    check('marking_usage_tokens_range', sql`${table.tokens} >= 0`),
    check('marking_usage_cost_range', sql`${table.costMicros} >= 0`),
  ],
);

/** A student's appeal about one point of a mark: one for each answer. */
export const appeals = pgTable(
  'appeals',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    /**
     * The disputed point, worded so that it does not reveal the scheme; null for the whole mark.
     */
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
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.questionId] }),
    foreignKey({
      name: 'appeals_submission_fk',
      columns: [table.quizCode, table.userId, table.questionId],
      foreignColumns: [quizCode, userId, questionId],
    }).onDelete('cascade'),
    check('appeals_outcome', isOneOf(table.outcome, appealOutcomes)),
    check(
      'appeals_open_or_decided',
      sql`(${table.decidedAt} is null) = (${table.outcome} is null)`,
    ),
    check('appeals_old_mark_range', isMark(table.oldMark)),
    check('appeals_new_mark_range', isMark(table.newMark)),
  ],
);

/** What each model's server supports, as found when it was last called. */
export const modelDialects = pgTable('model_dialects', {
  /**
   * The model's kind, name and address, e.g. `openai-compatible:llama3.1
   * http://localhost:11434/v1`.
   */
  model: text('model').primaryKey(),
  dialect: jsonb('dialect').$type<Dialect>().notNull(),
  foundAt: instant('found_at').notNull().defaultNow(),
});

/**
 * Data that an administrator agreed may leave the school, by provider: the newest row is in force.
 */
export const leavingAcceptances = pgTable(
  'leaving_acceptances',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The provider as it was shown, e.g. `OpenAI (api.openai.com)`. */
    provider: text('provider').notNull(),
    /** All fields listed as sent, e.g. `marking.userAnswer`. */
    fields: text('fields').array().notNull(),
    acceptedBy: text('accepted_by').references(() => user.id, { onDelete: 'set null' }),
    acceptedAt: instant('accepted_at').notNull().defaultNow(),
  },
  (table) => [
    index('leaving_acceptances_provider_index').on(table.provider, table.id),
    index('leaving_acceptances_accepted_by_index').on(table.acceptedBy),
  ],
);

/** Each call to a model, without its texts; kept for a set time. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    /** The model's kind, name and address. */
    model: text('model').notNull(),
    use: text('use', { enum: modelUses }).notNull(),
    /** No foreign key: the record outlives the question. */
    questionId: text('question_id'),
    /** `answered`, or the reason for the failure. */
    outcome: text('outcome').notNull(),
    totalTokens: integer('total_tokens').notNull(),
  },
  (table) => [
    index('model_calls_at_index').on(table.at),
    check('model_calls_use', isOneOf(table.use, modelUses)),
    check('model_calls_tokens_range', sql`${table.totalTokens} >= 0`),
  ],
);
