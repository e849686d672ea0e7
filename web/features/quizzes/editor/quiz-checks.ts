import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { MAX_QUESTIONS_PER_QUIZ } from '../../../../shared/business-rules.ts';
import { questionSchema } from '../../../../shared/contract/questions.ts';
import {
  countedAttempts,
  quizInputSchema,
  resultsReleases,
} from '../../../../shared/contract/quizzes.ts';
import { pick } from '../../../../shared/pick.ts';
import { emptyQuestion } from '../../../../shared/question-content.ts';
import { quizCodeMessages } from '../../../../shared/messages/quiz-code.ts';
import { quizzesMessages, tooManyQuestions } from '../../../../shared/messages/quizzes.ts';
import { pickedFields, toSeconds } from './quiz-draft.ts';

const {
  quizCode,
  title,
  subject,
  defaultTimeLimit,
  resultsRelease,
  attemptsAllowed,
  countedAttempt,
} = quizInputSchema.shape;

const pickedQuestionSchema = z.object(pick(questionSchema.shape, pickedFields));
export type PickedQuestion = z.infer<typeof pickedQuestionSchema>;

const minutesAsSeconds = z
  .string()
  .trim()
  .min(1, quizzesMessages.timeLimitRequired)
  .transform(toSeconds)
  .pipe(z.number(quizzesMessages.timeLimitInvalid))
  .pipe(defaultTimeLimit);

/**
 * The schema of the filled-in quiz form: minutes as text, questions as picked. Its sentences are
 * those of spec section 5, in that order; `toQuizInput` converts a valid form to the contract's
 * input.
 */
export const quizFormSchema = z.object({
  quizCode: z.string().trim().min(1, quizCodeMessages.required).pipe(quizCode),
  questions: z
    .array(pickedQuestionSchema)
    .min(1, quizzesMessages.questionsRequired)
    .max(MAX_QUESTIONS_PER_QUIZ, tooManyQuestions(MAX_QUESTIONS_PER_QUIZ)),
  minutes: minutesAsSeconds,
  title,
  subject,
  resultsRelease,
  attempts: z.string().transform(Number).pipe(attemptsAllowed.unwrap()),
  countedAttempt,
});
/** Returns the form's problems, as sentences by field. */
export const problemsOf = schemaResolver(quizFormSchema, { sync: true });

/** The schema of the settings form of an existing quiz, whose code and questions cannot change. */
export const quizSettingsFormSchema = quizFormSchema.omit({ quizCode: true, questions: true });

/** Adds newer fields to a question stored by an earlier release. */
function withLaterFields(kept: unknown): unknown {
  return typeof kept === 'object' ? { ...emptyQuestion, ...kept } : kept;
}

const quizDraftSchema = z.object({
  fields: z.object({
    quizCode: z.string(),
    minutes: z.string(),
    title: z.string(),
    subject: z.string(),
    resultsRelease: z.enum(resultsReleases),
    attempts: z.string().default('1'),
    countedAttempt: z.enum(countedAttempts).default('last'),
  }),
  questions: z.array(z.preprocess(withLaterFields, pickedQuestionSchema)),
  /** The notice shown on opening, if the draft was put there rather than left unfinished. */
  notice: z.string().optional(),
});
/** An uncreated quiz as it is on the screen. */
export type QuizDraft = z.infer<typeof quizDraftSchema>;

/** Parses a stored draft; null if it is invalid. */
export const toQuizDraft = (kept: unknown): QuizDraft | null =>
  quizDraftSchema.safeParse(kept).data ?? null;
