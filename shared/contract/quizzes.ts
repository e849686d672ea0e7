import { z } from 'zod';
import { MAX_QUESTIONS_PER_QUIZ, MAX_TIME_LIMIT_SECONDS } from '../business-rules.ts';
import { mayFail } from '../errors.ts';
import { messages } from '../messages.ts';
import { questionId, quizCode, shortText, timestamp } from './fields.ts';
import { questionSchema } from './questions.ts';
import { permitted } from './route.ts';

/** When students see marks: at once, or when the teacher releases them. */
export const resultsReleases = ['as-marked', 'when-released'] as const;

/** What a teacher enters for a quiz (spec section 5, Quiz creation). */
export const quizInputSchema = z.object({
  quizCode: z
    .string(messages.quizzes.codeRequired)
    .trim()
    .min(1, messages.quizzes.codeRequired)
    .pipe(quizCode),
  title: shortText.default(''),
  subject: shortText.default(''),
  /** In seconds; the screen asks for minutes. */
  defaultTimeLimit: z
    .number(messages.quizzes.timeLimitRequired)
    .int(messages.quizzes.timeLimitInvalid)
    .min(1, messages.quizzes.timeLimitInvalid)
    .max(MAX_TIME_LIMIT_SECONDS, messages.quizzes.timeLimitInvalid),
  questionIds: z
    .array(questionId, messages.quizzes.questionsRequired)
    .min(1, messages.quizzes.questionsRequired)
    .max(MAX_QUESTIONS_PER_QUIZ)
    .refine((ids) => new Set(ids).size === ids.length),
  resultsRelease: z.enum(resultsReleases).default('as-marked'),
});

/** A quiz as its teachers see it, under the names of both readings (spec section 3, Quiz). */
export const quizSchema = z.object({
  quizCode: z.string(),
  code: z.string(),
  title: z.string(),
  subject: z.string(),
  defaultTimeLimit: z.number(),
  questionIds: z.array(z.string()),
  creatorUid: z.string(),
  createdBy: z.string(),
  locked: z.boolean(),
  resultsRelease: z.enum(resultsReleases),
  createdAt: timestamp,
  abilities: z.object({ canLock: z.boolean() }),
});
export type Quiz = z.infer<typeof quizSchema>;

const byCode = z.object({ quizCode });

export const quizzesContract = {
  list: permitted('quiz.list')
    .route({ method: 'GET', path: '/quizzes' })
    .input(z.object({ search: shortText.optional() }))
    .output(z.object({ items: z.array(quizSchema) })),

  get: permitted('quiz.read')
    .route({ method: 'GET', path: '/quizzes/{quizCode}' })
    .input(byCode)
    .output(quizSchema.extend({ questions: z.array(questionSchema) }))
    .errors(mayFail('QUIZ_NOT_FOUND')),

  create: permitted('quiz.create')
    .route({ method: 'POST', path: '/quizzes', successStatus: 201 })
    .input(quizInputSchema)
    .output(quizSchema)
    .errors(mayFail('QUIZ_CODE_TAKEN', 'QUESTION_UNAVAILABLE')),

  setLocked: permitted('quiz.lock')
    .route({ method: 'PUT', path: '/quizzes/{quizCode}/locked' })
    .input(byCode.extend({ locked: z.boolean() }))
    .output(quizSchema)
    .errors(mayFail('QUIZ_NOT_FOUND')),
};
