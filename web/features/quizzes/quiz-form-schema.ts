import { z } from 'zod';
import { MAX_QUESTIONS_PER_QUIZ } from '../../../shared/business-rules.ts';
import { questionSchema } from '../../../shared/contract/questions.ts';
import { quizInputSchema } from '../../../shared/contract/quizzes.ts';
import { pick } from '../../../shared/pick.ts';
import { askedFields } from '../../../shared/question-content.ts';
import { quizCodeMessages } from '../../../shared/messages/quiz-code.ts';
import { quizzesMessages, tooManyQuestions } from '../../../shared/messages/quizzes.ts';

const {
  quizCode,
  title,
  subject,
  defaultTimeLimit,
  resultsRelease,
  attemptsAllowed,
  countedAttempt,
} = quizInputSchema.shape;

/** What a quiz under construction keeps of a question: what its list and its preview show. */
export const pickedQuestionSchema = z.object(
  pick(questionSchema.shape, ['id', ...askedFields, 'specCode']),
);
export type PickedQuestion = z.infer<typeof pickedQuestionSchema>;

const minutesAsSeconds = z
  .string()
  .trim()
  .min(1, quizzesMessages.timeLimitRequired)
  .transform((minutes) => Math.round(Number(minutes) * 60))
  .pipe(z.number(quizzesMessages.timeLimitInvalid))
  .pipe(defaultTimeLimit);

/**
 * The quiz form as it is filled in: minutes as text, questions as picked. Its sentences are those
 * of spec section 5, in that order; `toQuizInput` makes the contract's input of it.
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
/** The same of a quiz that exists, whose code and questions stay. */
export const quizSettingsFormSchema = quizFormSchema.omit({ quizCode: true, questions: true });

/** The contract's input for accepted settings; throws for others. */
export function toQuizSettings(values: z.input<typeof quizSettingsFormSchema>) {
  const { minutes, attempts, ...rest } = quizSettingsFormSchema.parse(values);
  return { ...rest, defaultTimeLimit: minutes, attemptsAllowed: attempts };
}

export type QuizFormValues = z.input<typeof quizFormSchema>;

/** The contract's input for a form that the schema has accepted; throws for any other. */
export function toQuizInput(values: QuizFormValues) {
  const { questions, minutes, attempts, ...rest } = quizFormSchema.parse(values);
  return {
    ...rest,
    defaultTimeLimit: minutes,
    attemptsAllowed: attempts,
    questionIds: questions.map((question) => question.id),
  };
}
