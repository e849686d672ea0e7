import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { textBoxSizes, type QuestionContent } from '../../../shared/contract/questions.ts';

/** The question bank (spec section 3, Question). Deleting hides a question and keeps results. */
export const questions = pgTable(
  'questions',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    questionText: text('question_text').notNull(),
    markSchemeAnswer: text('mark_scheme_answer').notNull(),
    /** Groups of words that mean the same here, one group a line. */
    synonyms: text('synonyms').notNull().default(''),
    maxMark: integer('max_mark').notNull(),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    level: text('level').notNull(),
    specCode: text('spec_code').notNull(),
    textBoxSize: text('text_box_size', { enum: textBoxSizes }).notNull().default('medium'),
    questionImageUrl: text('question_image_url'),
    markSchemeImageUrl: text('mark_scheme_image_url'),
    /** No foreign key: a question outlives its author's account. */
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('questions_newest_index')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.deletedAt} is null`),
    index('questions_by_subject_index')
      .on(table.subject, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.deletedAt} is null`),
    index('questions_image_index')
      .on(table.questionImageUrl)
      .where(sql`${table.questionImageUrl} is not null`),
    index('questions_mark_scheme_image_index')
      .on(table.markSchemeImageUrl)
      .where(sql`${table.markSchemeImageUrl} is not null`),
    check('max_mark_range', sql`${table.maxMark} between 0 and 100`),
    check('question_id_without_underscore', sql`position('_' in ${table.id}) = 0`),
  ],
);

/**
 * What a question was before an edit that was made when answers to it existed, so that old marks
 * can be understood: appended to, never changed.
 */
export const questionRevisions = pgTable(
  'question_revisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    questionId: text('question_id').notNull(),
    changedBy: text('changed_by').notNull(),
    /** How many answers there were. */
    answers: integer('answers').notNull(),
    before: jsonb('before').$type<QuestionContent>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('question_revisions_question_index').on(table.questionId, table.at)],
);
