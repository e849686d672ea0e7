import { ORPCError } from '@orpc/client';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { client } from '../../../api/client.ts';
import { generateQuizCode } from './generate-quiz-code.ts';
import { settingNames, type toQuizInput } from './quiz-draft.ts';

type QuizInput = ReturnType<typeof toQuizInput>;

export const isCodeTaken = (error: unknown): boolean =>
  error instanceof ORPCError && error.code === 'QUIZ_CODE_TAKEN';

/**
 * Creates a quiz. If the response to an earlier identical request was lost, even before a reload of
 * the page, the code may be taken by this same quiz, which is then returned: it has the same
 * creator and content.
 */
export async function createOnce(input: QuizInput, userId: string): Promise<Quiz> {
  try {
    return await client.quizzes.create(input);
  } catch (error) {
    const there = isCodeTaken(error) && (await findOwnQuiz(input.quizCode, userId));
    if (!there || !isAsEntered(there, input)) throw error;
    return there;
  }
}

/**
 * Copies a quiz under a code that is kept for a retry, so that a copy whose response was lost is
 * not made twice. If somebody else's quiz has the code, generates another.
 */
export async function duplicateOnce(quizCode: string, newQuizCode: string, userId: string) {
  try {
    return await client.quizzes.duplicate({ quizCode, newQuizCode });
  } catch (error) {
    if (!isCodeTaken(error)) throw error;
    const there = await findOwnQuiz(newQuizCode, userId);
    return there ?? client.quizzes.duplicate({ quizCode, newQuizCode: generateQuizCode() });
  }
}

/** Returns the quiz with this code; null if it is not this person's or cannot be fetched. */
async function findOwnQuiz(quizCode: string, userId: string): Promise<Quiz | null> {
  const there = await client.quizzes.get({ quizCode }).catch(() => null);
  return there?.creatorUid === userId ? there : null;
}

const isAsEntered = (quiz: Quiz, input: QuizInput): boolean =>
  quiz.questionIds.join() === input.questionIds.join() &&
  settingNames.every((name) => String(quiz[name]) === String(input[name]).trim());
