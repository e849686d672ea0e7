import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { questionKinds } from '../../../shared/choice-question.ts';
import {
  textBoxSizes,
  type FileField,
  type QuestionContent,
} from '../../../shared/question-content.ts';
import { user } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';

/** How a person mapped the headings of their lists to fields in earlier imports. */
export const importHeadings = pgTable('import_headings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  fields: jsonb('fields').$type<Record<string, FileField | null>>().notNull(),
});

/**
 * The question bank (spec section 3, Question). Deleting a question hides it and keeps its results.
 */
export const questions = pgTable(
  'questions',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    questionText: text('question_text').notNull(),
    markSchemeAnswer: text('mark_scheme_answer').notNull(),
    /** Groups of words that mean the same here, one group per line. */
    synonyms: text('synonyms').notNull().default(''),
    maxMark: integer('max_mark').notNull(),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    level: text('level').notNull(),
    specCode: text('spec_code').notNull(),
    textBoxSize: text('text_box_size', { enum: textBoxSizes }).notNull().default('medium'),
    /** How the question is answered: in words, or by choosing one or more options. */
    kind: text('kind', { enum: questionKinds }).notNull().default('text'),
    /** One option per line. */
    options: text('options').notNull().default(''),
    questionImageURL: text('question_image_url'),
    markSchemeImageURL: text('mark_scheme_image_url'),
    /** A question outlives its author's account. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    /** Increases with every change of the row, which a trigger enforces. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('questions_newest_index')
      .on(table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.deletedAt} is null`),
    index('questions_by_subject_index')
      .on(table.subject, table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.deletedAt} is null`),
    index('questions_image_index')
      .on(table.questionImageURL)
      .where(sql`${table.questionImageURL} is not null`),
    index('questions_mark_scheme_image_index')
      .on(table.markSchemeImageURL)
      .where(sql`${table.markSchemeImageURL} is not null`),
    /** Used by the search; `questionWords` in search-queries.ts is the same expression. */
    index('questions_words_index').using(
      'gin',
      sql`to_tsvector('simple', ${table.questionText} || ' ' || ${table.topic} || ' ' || ${table.specCode})`,
    ),
    check('max_mark_range', sql`${table.maxMark} between 0 and 100`),
    check('questions_text_box_size', isOneOf(table.textBoxSize, textBoxSizes)),
    check('questions_kind', isOneOf(table.kind, questionKinds)),
    check('questions_version_range', sql`${table.version} > 0`),
    check('question_id_without_underscore', sql`position('_' in ${table.id}) = 0`),
  ],
);

/**
 * A question before it was edited while it had answers, so that old marks can be understood:
 * append-only.
 */
export const questionRevisions = pgTable(
  'question_revisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    changedBy: text('changed_by').notNull(),
    /** The number of answers at the time. */
    answers: integer('answers').notNull(),
    before: jsonb('before').$type<QuestionContent>().notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('question_revisions_question_index').on(table.questionId, table.at),
    check('question_revisions_answers_range', sql`${table.answers} >= 0`),
  ],
);
