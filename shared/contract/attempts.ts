import { z } from 'zod';
import { MAX_ANSWER_CHARACTERS, MAX_QUESTIONS_PER_QUIZ } from '../business-rules.ts';
import { mayFail } from '../errors.ts';
import { questionId, quizCode, text, timestamp } from './fields.ts';
import { textBoxSizes } from './questions.ts';
import { permitted } from './route.ts';

/** A question as the student sees it while sitting: the type has no mark scheme. */
const sittingQuestionSchema = z.object({
  questionId: z.string(),
  questionText: z.string(),
  questionImageURL: z.string().nullable(),
  textBoxSize: z.enum(textBoxSizes),
  maxMark: z.number(),
});

const storedAnswerSchema = z.object({
  questionId: z.string(),
  answer: z.string(),
  /** Saved answers are locked until Edit Answer; others are drafts. */
  isSaved: z.boolean(),
  /** Grows with every change; a write must carry a higher one than is stored. */
  revision: z.number().int(),
});

/** An attempt under way (design, section 5). */
export const attemptSchema = z.object({
  quizCode: z.string(),
  title: z.string(),
  startedAt: timestamp,
  deadlineAt: timestamp,
  /** The server's clock when it answered, so that a wrong clock in the device does not matter. */
  serverNow: timestamp,
  questions: z.array(sittingQuestionSchema),
  answers: z.array(storedAnswerSchema),
});
export type Attempt = z.infer<typeof attemptSchema>;

const answerInputSchema = z.object({
  questionId,
  answer: text(MAX_ANSWER_CHARACTERS),
  revision: z.number().int().min(1).max(2_147_483_647),
});

const byCode = z.object({ quizCode });

export const attemptsContract = {
  /** Starts the student's attempt, or takes up the one under way. */
  start: permitted('attempt.start')
    .route({ method: 'POST', path: '/attempts/{quizCode}' })
    .input(byCode)
    .output(attemptSchema)
    .errors(mayFail('QUIZ_NOT_FOUND', 'QUIZ_LOCKED', 'ATTEMPT_COMPLETED', 'ATTEMPT_OVER')),

  /** Stores one answer, as a draft or saved. */
  saveAnswer: permitted('attempt.answer')
    .route({ method: 'PUT', path: '/attempts/{quizCode}/answers/{questionId}' })
    .input(answerInputSchema.extend({ quizCode, isSaved: z.boolean() }))
    .output(z.object({ revision: z.number().int(), savedAt: timestamp }))
    .errors({
      ...mayFail('ATTEMPT_OVER', 'NOT_FOUND'),
      ANSWER_SUPERSEDED: {
        ...mayFail('ANSWER_SUPERSEDED').ANSWER_SUPERSEDED,
        /** What is stored, so that the page can show it or write over it. */
        data: storedAnswerSchema,
      },
    }),

  /** Submits every answer and ends the attempt. Repeating it is harmless. */
  finish: permitted('attempt.finish')
    .route({ method: 'POST', path: '/attempts/{quizCode}/finish' })
    .input(
      byCode.extend({
        answers: z.array(answerInputSchema).max(MAX_QUESTIONS_PER_QUIZ),
        because: z.enum(['submitted', 'time-up']),
      }),
    )
    .output(z.object({ finishedAt: timestamp, answered: z.number(), questions: z.number() }))
    .errors(mayFail('NOT_FOUND')),
};
