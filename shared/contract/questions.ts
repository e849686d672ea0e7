import { z } from 'zod';
import { MAX_MARK, MAX_QUESTION_TEXT_CHARACTERS, QUESTIONS_PER_PAGE } from '../business-rules.ts';
import { messages } from '../messages.ts';
import { page, pageSize, shortText, text, timestamp } from './fields.ts';
import { permitted } from './route.ts';

export const textBoxSizes = ['small', 'medium', 'large'] as const;
export type TextBoxSize = (typeof textBoxSizes)[number];

const required = z
  .string(messages.questions.requiredFields)
  .pipe(shortText)
  .pipe(z.string().min(1, messages.questions.requiredFields));

/** What a teacher enters for a question (spec sections 3 and 5). */
export const questionInputSchema = z
  .object({
    questionText: text(MAX_QUESTION_TEXT_CHARACTERS).default(''),
    markSchemeAnswer: text(MAX_QUESTION_TEXT_CHARACTERS).default(''),
    maxMark: z
      .number(messages.questions.requiredFields)
      .int(messages.questions.requiredFields)
      .min(0)
      .max(MAX_MARK),
    topic: required,
    subject: required,
    level: required,
    specCode: required,
    textBoxSize: z.enum(textBoxSizes).default('medium'),
  })
  .refine((question) => question.questionText.trim() !== '', {
    error: messages.questions.questionRequired,
    path: ['questionText'],
  })
  .refine((question) => question.markSchemeAnswer.trim() !== '', {
    error: messages.questions.markSchemeRequired,
    path: ['markSchemeAnswer'],
  });
export type QuestionInput = z.input<typeof questionInputSchema>;

/** A question as its teachers see it (spec section 3). */
export const questionSchema = z.object({
  id: z.string(),
  questionText: z.string(),
  markSchemeAnswer: z.string(),
  maxMark: z.number(),
  topic: z.string(),
  subject: z.string(),
  level: z.string(),
  specCode: z.string(),
  textBoxSize: z.enum(textBoxSizes),
  questionImageURL: z.string().nullable(),
  markSchemeImageURL: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Question = z.infer<typeof questionSchema>;

/** Case-insensitive substrings on topic, level and spec code (spec section 5, Filtering). */
export const questionFiltersSchema = z.object({
  subject: shortText.optional(),
  topic: shortText.optional(),
  level: shortText.optional(),
  specCode: shortText.optional(),
  page,
  pageSize: pageSize(QUESTIONS_PER_PAGE),
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

  create: permitted('question.create')
    .route({ method: 'POST', path: '/questions', successStatus: 201 })
    .input(questionInputSchema)
    .output(questionSchema),
};
