import { z } from 'zod';
import {
  MAX_IMPORT_BODY_BYTES,
  MAX_QUESTIONS_PER_DELETE,
  QUESTIONS_PER_PAGE,
} from '../business-rules.ts';
import { errors } from '../errors.ts';
import { questionsMessages } from '../messages/questions.ts';
import { exportFormats } from '../transfer-formats.ts';
import { drawnId, page, pageSize, questionId, shortText, timestamp } from './fields.ts';
import { questionContentSchema, questionInputSchema } from './question-content.ts';
import { importedQuestionsSchema, importQuestionsSchema } from './question-transfer.ts';
import { permitted } from './route.ts';

/** A question, as shown to teachers (spec section 3). */
export const questionSchema = questionContentSchema.extend({
  id: z.string(),
  createdBy: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** True if it has no mark scheme yet, so that no quiz can ask it. */
  schemeToCome: z.boolean(),
  abilities: z.object({ canEdit: z.boolean(), canDelete: z.boolean() }),
});
export type Question = z.infer<typeof questionSchema>;

/**
 * Case-insensitive substrings of topic, level and spec code (spec section 5, Filtering), and of the
 * text.
 */
const questionFiltersSchema = z.object({
  subject: shortText.optional(),
  topic: shortText.optional(),
  level: shortText.optional(),
  specCode: shortText.optional(),
  /** A part of the question's text. */
  words: shortText.optional(),
  page,
  pageSize: pageSize(QUESTIONS_PER_PAGE),
});

const byId = z.object({ questionId });
const selectedSchema = z.object({
  questionIds: z
    .array(questionId, questionsMessages.noneSelected)
    .min(1, questionsMessages.noneSelected)
    .max(MAX_QUESTIONS_PER_DELETE),
});

export const questionsContract = {
  list: permitted('question.list')
    .route({ method: 'GET', path: '/questions' })
    .input(questionFiltersSchema)
    .output(
      z.object({
        items: z.array(questionSchema),
        /** The number of questions that match the filters, over all pages. */
        total: z.number(),
        /** Every subject in the bank, for the subject buttons, in alphabetical order. */
        subjects: z.array(z.string()),
      }),
    ),

  /** Returns a question and its usage, which a teacher should know before changing it. */
  get: permitted('question.list', 'questionById')
    .route({ method: 'GET', path: '/questions/{questionId}' })
    .input(byId)
    .output(
      questionSchema.extend({
        usage: z.object({
          quizzes: z.number(),
          /** The number of students' answers, including drafts. */
          answers: z.number(),
        }),
      }),
    ),

  create: permitted('question.create')
    .route({ method: 'POST', path: '/questions', successStatus: 201 })
    .input(
      questionInputSchema.safeExtend({
        /**
         * An id chosen by the client: a repeated request with the same question adds no second one.
         */
        newQuestionId: drawnId.optional(),
      }),
    )
    .output(questionSchema)
    .errors(errors('IMAGE_UNAVAILABLE')),

  update: permitted('question.update', 'questionById')
    .route({ method: 'PUT', path: '/questions/{questionId}' })
    .input(
      questionInputSchema.safeExtend({
        questionId,
        /**
         * `updatedAt` of the question when it was read: if it has changed since, nothing is saved.
         */
        seenUpdatedAt: timestamp.optional(),
      }),
    )
    .output(questionSchema)
    .errors(errors('IMAGE_UNAVAILABLE', 'SCHEME_IN_USE', 'QUESTION_CHANGED', 'OPTION_IN_USE')),

  /** Counts how many of them quizzes ask, which a teacher should know before deleting them. */
  countAsked: permitted('question.delete', 'questionsByIds')
    .route({ method: 'POST', path: '/questions/count-asked' })
    .input(selectedSchema)
    .output(z.object({ asked: z.number() })),

  /** Deletes all of them or none. Questions that are already deleted do not count. */
  remove: permitted('question.delete', 'questionsByIds', {
    audit: { action: 'deleted', what: 'Questions' },
  })
    .route({ method: 'POST', path: '/questions/delete' })
    .input(selectedSchema)
    .output(z.object({ deleted: z.number() })),

  /** Lists the deleted questions that the actor may restore, the last deleted first. */
  listDeleted: permitted('question.delete', 'ownRows')
    .route({ method: 'GET', path: '/deleted-questions' })
    .input(z.object({ page, pageSize: pageSize(QUESTIONS_PER_PAGE) }))
    .output(
      z.object({
        items: z.array(
          questionContentSchema
            .pick({ questionText: true, subject: true, topic: true })
            .extend({ id: z.string(), deletedAt: timestamp }),
        ),
        total: z.number(),
      }),
    ),

  /** Undoes the deletion, for all of them or none. */
  restore: permitted('question.delete', 'questionsByIds', {
    audit: { action: 'restored', what: 'Questions' },
  })
    .route({ method: 'POST', path: '/questions/restore' })
    .input(selectedSchema)
    .output(z.object({ restored: z.number() })),

  /** Makes a copy that belongs to the actor. */
  duplicate: permitted('question.create', 'questionById')
    .route({ method: 'POST', path: '/questions/{questionId}/duplicate', successStatus: 201 })
    .input(
      byId.extend({
        /** Of the sender's making: sent again, it makes no second copy. */
        newQuestionId: drawnId.optional(),
      }),
    )
    .output(questionSchema),

  /** Lists the edits that were made when answers existed, newest first. */
  listRevisions: permitted('question.list', 'questionById')
    .route({ method: 'GET', path: '/questions/{questionId}/revisions' })
    .input(byId)
    .output(
      z.object({
        items: z.array(
          z.object({
            at: timestamp,
            /** The name of the person who changed it. */
            changedBy: z.string(),
            /** The number of answers at that time. */
            answers: z.number(),
            /** The question before the edit. */
            before: questionContentSchema,
          }),
        ),
      }),
    ),

  /**
   * Imports the questions of a file into the bank, or with `dryRun` only previews it. Nothing is
   * added unless every item is ready or left out.
   */
  importFile: permitted('question.import', null, { maxBodyBytes: MAX_IMPORT_BODY_BYTES })
    .route({ method: 'POST', path: '/questions/import' })
    .input(importQuestionsSchema)
    .output(importedQuestionsSchema)
    .errors(errors('PAYLOAD_TOO_LARGE', 'FILE_REFUSED', 'ITEMS_INVALID')),

  /** Exports the questions that match the filters; all of them without filters. */
  exportFile: permitted('question.export', null, {
    audit: { action: 'data-exported', what: 'Questions' },
  })
    .route({ method: 'GET', path: '/questions/export' })
    .input(
      questionFiltersSchema
        .omit({ page: true, pageSize: true })
        .extend({ format: z.enum(exportFormats) }),
    )
    .output(z.file()),

  /** Returns the CSV template. */
  importTemplate: permitted('question.export')
    .route({ method: 'GET', path: '/questions/import-template' })
    .output(z.file()),
};
