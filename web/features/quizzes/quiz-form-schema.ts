import { z } from 'zod';
import { quizInputSchema } from '../../../shared/contract/quizzes.ts';
import type { Question } from '../../../shared/contract/questions.ts';
import { messages } from '../../../shared/messages.ts';

const { quizCode, title, subject, defaultTimeLimit, resultsRelease } = quizInputSchema.shape;

const minutesAsSeconds = z
  .string()
  .trim()
  .min(1, messages.quizzes.timeLimitRequired)
  .transform((minutes) => Math.round(Number(minutes) * 60))
  .pipe(z.number(messages.quizzes.timeLimitInvalid))
  .pipe(defaultTimeLimit);

/**
 * The quiz form as it is filled in: minutes as text, questions as picked. Its sentences are those
 * of spec section 5, in that order; `toQuizInput` makes the contract's input of it.
 */
export const quizFormSchema = z.object({
  quizCode: z.string().trim().min(1, messages.quizzes.codeRequired).pipe(quizCode),
  questions: z.array(z.custom<Question>()).min(1, messages.quizzes.questionsRequired),
  minutes: minutesAsSeconds,
  title,
  subject,
  resultsRelease,
});
export type QuizFormValues = z.input<typeof quizFormSchema>;

/** The contract's input for a form that the schema has accepted; throws for any other. */
export function toQuizInput(values: QuizFormValues) {
  const { questions, minutes, ...rest } = quizFormSchema.parse(values);
  return {
    ...rest,
    defaultTimeLimit: minutes,
    questionIds: questions.map((question) => question.id),
  };
}
