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

/** A question as its teachers see it (spec section 3). */
export const questionSchema = questionContentSchema.extend({
  id: z.string(),
  createdBy: z.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Whether it has no mark scheme yet, so that no quiz can ask it. */
  schemeToCome: z.boolean(),
  abilities: z.object({ canEdit: z.boolean(), canDelete: z.boolean() }),
});
export type Question = z.infer<typeof questionSchema>;

/** Case-insensitive substrings on topic, level and spec code (spec section 5, Filtering), and on the text. */
const questionFiltersSchema = z.object({
  subject: shortText.optional(),
  topic: shortText.optional(),
  level: shortText.optional(),
  specCode: shortText.optional(),
  /** Of the question's text. */
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
        /** How many questions match the filters, over all pages. */
        total: z.number(),
        /** Every subject in the bank, for the subject buttons, in alphabetical order. */
        subjects: z.array(z.string()),
      }),
    ),

  /** A question with where it is in use, which a teacher should know before changing it. */
  get: permitted('question.list', 'questionById')
    .route({ method: 'GET', path: '/questions/{questionId}' })
    .input(byId)
    .output(
      questionSchema.extend({
        usage: z.object({
          quizzes: z.number(),
          /** Students' answers, drafts included. */
          answers: z.number(),
        }),
      }),
    ),

  create: permitted('question.create')
    .route({ method: 'POST', path: '/questions', successStatus: 201 })
    .input(
      questionInputSchema.safeExtend({
        /** Of the sender's making: sent again with the same question, it adds no second one. */
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
        /** `updatedAt` of the question as it was read: where it has changed since, nothing is saved. */
        seenUpdatedAt: timestamp.optional(),
      }),
    )
    .output(questionSchema)
    .errors(errors('IMAGE_UNAVAILABLE', 'SCHEME_IN_USE', 'QUESTION_CHANGED', 'OPTION_IN_USE')),

  /** How many of them quizzes ask, which a teacher should know before deleting them. */
  countAsked: permitted('question.delete', 'questionsByIds')
    .route({ method: 'POST', path: '/questions/count-asked' })
    .input(selectedSchema)
    .output(z.object({ asked: z.number() })),

  /** Deletes all of them or none. Those that are gone already do not count. */
  remove: permitted('question.delete', 'questionsByIds', {
    audit: { action: 'deleted', what: 'Questions' },
  })
    .route({ method: 'POST', path: '/questions/delete' })
    .input(selectedSchema)
    .output(z.object({ deleted: z.number() })),

  /** Those that were deleted from the bank and that one may bring back, the last deleted first. */
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

  /** Takes the deletion back: of all of them, or of none. */
  restore: permitted('question.delete', 'questionsByIds', {
    audit: { action: 'restored', what: 'Questions' },
  })
    .route({ method: 'POST', path: '/questions/restore' })
    .input(selectedSchema)
    .output(z.object({ restored: z.number() })),

  /** Makes a copy that belongs to whoever asked for it. */
  duplicate: permitted('question.create', 'questionById')
    .route({ method: 'POST', path: '/questions/{questionId}/duplicate', successStatus: 201 })
    .input(byId)
    .output(questionSchema),

  /** The edits that were made when answers existed, newest first. */
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
            /** How many answers there were at that time. */
            answers: z.number(),
            /** What the question was before. */
            before: questionContentSchema,
          }),
        ),
      }),
    ),

  /**
   * Adds the questions of a file to the bank, or with `dryRun` only says what would happen.
   * Nothing is added unless every item is ready or left out.
   */
  importFile: permitted('question.import', null, { maxBodyBytes: MAX_IMPORT_BODY_BYTES })
    .route({ method: 'POST', path: '/questions/import' })
    .input(importQuestionsSchema)
    .output(importedQuestionsSchema)
    .errors(errors('PAYLOAD_TOO_LARGE', 'FILE_REFUSED', 'ITEMS_INVALID')),

  /** The questions that match the filters, all of them where none are given. */
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

  /** The CSV file to fill in. */
  importTemplate: permitted('question.export')
    .route({ method: 'GET', path: '/questions/import-template' })
    .output(z.file()),
};
