import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  welfareEventKinds,
  welfareSources,
  welfareStates,
  welfareStrengths,
} from '../../../shared/contract/welfare.ts';
import { attempts } from './attempts.ts';
import { instant, isOneOf } from './columns.ts';
import { quizQuestions } from './quizzes.ts';

/**
 * A text that a person must read because it may concern someone's welfare. It keeps the words as
 * they were, and outlives the answer, the quiz and the account.
 */
export const welfareConcerns = pgTable(
  'welfare_concerns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    source: text('source', { enum: welfareSources }).notNull(),
    /** What the check found, most urgent first. */
    kinds: text('kinds').array().notNull(),
    /** A faint concern is only for the teacher who marks; nobody is notified of it. */
    strength: text('strength', { enum: welfareStrengths }).notNull().default('clear'),
    /** The words that weighed most, if words were weighed. */
    toldBy: text('told_by').array().notNull().default([]),
    /** The student who wrote it, or whom a report's note names; null if no account is known. */
    userId: text('user_id'),
    /** The student's name at the time. */
    studentName: text('student_name').notNull(),
    /** The teacher whose quiz or report it is; null if it belongs to no one teacher. */
    teacherId: text('teacher_id'),
    quizCode: text('quiz_code'),
    questionId: text('question_id'),
    text: text('text').notNull(),
    state: text('state', { enum: welfareStates }).notNull().default('open'),
    raisedAt: instant('raised_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    // Until someone decides, the same words are raised once, however often they are submitted. Two
    // teachers' notes may mean two students with the same name.
    uniqueIndex('welfare_concerns_open_once')
      .on(
        table.source,
        sql`coalesce(${table.quizCode}, '')`,
        sql`coalesce(${table.userId}, ${table.studentName})`,
        sql`coalesce(${table.questionId}, '')`,
        sql`(case when ${table.source} = 'report-note' then coalesce(${table.teacherId}, '') else '' end)`,
        sql`md5(${table.text})`,
      )
      .where(sql`${table.state} = 'open'`),
    index('welfare_concerns_answer_index').on(table.quizCode, table.userId, table.questionId),
    index('welfare_concerns_list_index').on(table.raisedAt),
    check('welfare_concerns_source', isOneOf(table.source, welfareSources)),
    check('welfare_concerns_strength', isOneOf(table.strength, welfareStrengths)),
    check('welfare_concerns_state', isOneOf(table.state, welfareStates)),
    check(
      'welfare_concerns_open_or_decided',
      sql`(${table.state} = 'open') = (${table.decidedAt} is null)`,
    ),
  ],
);

/** Answers whose concern was deleted: they are excluded from bulk actions. No words are kept. */
export const heldAnswers = pgTable(
  'held_answers',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.questionId] }),
    foreignKey({
      name: 'held_answers_attempt_fk',
      columns: [table.quizCode, table.userId],
      foreignColumns: [attempts.quizCode, attempts.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'held_answers_question_fk',
      columns: [table.quizCode, table.questionId],
      foreignColumns: [quizQuestions.quizCode, quizQuestions.questionId],
    }),
  ],
);

/** Who was notified of a concern, who saw it and what was decided: append-only. */
export const welfareEvents = pgTable(
  'welfare_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    concernId: uuid('concern_id')
      .notNull()
      .references(() => welfareConcerns.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: welfareEventKinds }).notNull(),
    /** Null if Greenpen itself acted. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    /** The recipient of a message, or what was decided and why. */
    detail: text('detail').notNull().default(''),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('welfare_events_concern_index').on(table.concernId, table.at),
    check('welfare_events_kind', isOneOf(table.kind, welfareEventKinds)),
  ],
);
