import { ORPCError } from '@orpc/client';
import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { client } from '../../api/client.ts';
import { generateQuizCode } from './generate-quiz-code.ts';
import { settingNames, type toQuizInput } from './quiz-draft.ts';

type QuizInput = ReturnType<typeof toQuizInput>;

export const isCodeTaken = (error: unknown): boolean =>
  error instanceof ORPCError && error.code === 'QUIZ_CODE_TAKEN';

/**
 * Creates a quiz. The answer to the same request may have been lost on its way, also before the page
 * was loaded again: a quiz of this person with this code and content is the one that is meant.
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
 * Copies a quiz under a code that is kept for a second try, so that a copy whose answer was lost is
 * not made again. A stranger's quiz may have the code: then another is generated.
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

/** The quiz that has this code, where it is this person's and can be asked for. */
async function findOwnQuiz(quizCode: string, userId: string): Promise<Quiz | null> {
  const there = await client.quizzes.get({ quizCode }).catch(() => null);
  return there?.creatorUid === userId ? there : null;
}

const isAsEntered = (quiz: Quiz, input: QuizInput): boolean =>
  quiz.questionIds.join() === input.questionIds.join() &&
  settingNames.every((name) => String(quiz[name]) === String(input[name]).trim());
