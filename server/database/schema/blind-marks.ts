import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { type BlindTick, samplePurposes } from '../../../shared/contract/blind-marks.ts';
import { submissions } from './attempts.ts';
import { instant, isMark, isOneOf } from './columns.ts';
import { quizQuestions, quizzes } from './quizzes.ts';

const { quizCode, userId, questionId } = submissions;

/** Answers that teachers mark without seeing the marker's mark. */
export const sampleAnswers = pgTable(
  'sample_answers',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    purpose: text('purpose', { enum: samplePurposes }).notNull(),
    /** The marking order, from 0. */
    place: integer('place').notNull(),
    /**
     * The marker's mark to be measured: in a sample, the mark it gave without having seen the
     * teacher's; in a spot check, the mark that was accepted. Null if there is none.
     */
    predictedMark: integer('predicted_mark'),
    /**
     * The question and answer text that the predicted mark was for, and the marker that gave it;
     * null if not kept.
     */
    predictedFor: text('predicted_for'),
    chosenAt: instant('chosen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.questionId] }),
    foreignKey({
      name: 'sample_answers_submission_fk',
      columns: [table.quizCode, table.userId, table.questionId],
      foreignColumns: [quizCode, userId, questionId],
    }).onDelete('cascade'),
    check('sample_answers_purpose', isOneOf(table.purpose, samplePurposes)),
    check('sample_answers_place_range', sql`${table.place} >= 0`),
    check('sample_answers_predicted_range', isMark(table.predictedMark)),
  ],
);

/** A teacher's mark for an answer of a sample, given without seeing any other mark. */
export const blindMarks = pgTable(
  'blind_marks',
  {
    quizCode: text('quiz_code').notNull(),
    userId: text('user_id').notNull(),
    questionId: text('question_id').notNull(),
    teacherId: text('teacher_id').notNull(),
    mark: integer('mark').notNull(),
    /** The points of the scheme that were ticked; empty if none were. */
    points: jsonb('points').$type<BlindTick[]>().notNull(),
    /** The revision of the answer's text: the mark does not count for any other text. */
    answerRevision: integer('answer_revision').notNull(),
    markedAt: instant('marked_at').notNull().defaultNow(),
    /** The mark revision that this blind mark created in ink; null if it created none. */
    inkRevision: integer('ink_revision'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.userId, table.questionId, table.teacherId] }),
    foreignKey({
      name: 'blind_marks_sample_fk',
      columns: [table.quizCode, table.userId, table.questionId],
      foreignColumns: [sampleAnswers.quizCode, sampleAnswers.userId, sampleAnswers.questionId],
    }).onDelete('cascade'),
    check('blind_marks_mark_range', isMark(table.mark)),
  ],
);

/** A question whose sample a teacher chose not to mark: shown wherever agreement is shown. */
export const skippedSamples = pgTable(
  'skipped_samples',
  {
    quizCode: text('quiz_code')
      .notNull()
      .references(() => quizzes.quizCode),
    questionId: text('question_id').notNull(),
    skippedBy: text('skipped_by').notNull(),
    skippedAt: instant('skipped_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.questionId] }),
    foreignKey({
      name: 'skipped_samples_question_fk',
      columns: [table.quizCode, table.questionId],
      foreignColumns: [quizQuestions.quizCode, quizQuestions.questionId],
    }),
  ],
);

/** The school's requirements for accepting marks in bulk: one row, set by an administrator. */
export const bulkDemand = pgTable(
  'bulk_demand',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    leastExactPercent: integer('least_exact_percent').notNull(),
    leastSample: integer('least_sample').notNull(),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull().defaultNow(),
  },
  (table) => [
    check('bulk_demand_is_one', sql`${table.isOnly}`),
    check('bulk_demand_exact_range', sql`${table.leastExactPercent} between 0 and 100`),
    check('bulk_demand_sample_range', sql`${table.leastSample} between 0 and 10`),
  ],
);
