import { ORPCError } from '@orpc/client';
import type { Quiz } from '../../../shared/contract/quizzes.ts';
import { client } from '../../api/client.ts';
import { settingNames, type toQuizInput } from './quiz-draft.ts';

type QuizInput = ReturnType<typeof toQuizInput>;

/**
 * Creates a quiz. If the response to an earlier identical request was lost, the code may be taken
 * by this same quiz, which is then returned.
 */
export async function createOnce(input: QuizInput, userId: string, wasLost: boolean) {
  try {
    return await client.quizzes.create(input);
  } catch (error) {
    if (!wasLost || !(error instanceof ORPCError && error.code === 'QUIZ_CODE_TAKEN')) throw error;
    const there = await client.quizzes.get({ quizCode: input.quizCode }).catch(() => null);
    if (there === null || there.creatorUid !== userId || !isAsEntered(there, input)) throw error;
    return there;
  }
}

const isAsEntered = (quiz: Quiz, input: QuizInput): boolean =>
  quiz.questionIds.join() === input.questionIds.join() &&
  settingNames.every((name) => String(quiz[name]) === String(input[name]).trim());
