import { buildAnsweredQuiz } from './answered-quiz.ts';
import type { TestApp } from '../test-app.ts';
import { lookThroughQuiz } from '../../features/attempts/public.ts';

export const DISCLOSURE = 'Plants need light. My dad hits me when he is drunk.';

interface Author {
  id: string;
  email: string;
}

/**
 * Builds a quiz with one disclosure among ordinary answers, already checked for welfare concerns.
 */
export async function buildDisclosedQuiz(
  app: TestApp,
  teacher: Author,
  answers = [DISCLOSURE, 'oxygen', 'carbon dioxide'],
) {
  const quiz = await buildAnsweredQuiz(app.database, teacher.id, answers);
  await lookThroughQuiz(app, quiz.quizCode);
  return quiz;
}

/** Returns the first concern of a quiz, or an empty text. */
export async function concernIn(app: TestApp, teacher: Author, quizCode: string): Promise<string> {
  const { items } = await (await app.as(teacher)).welfare.list({ quizCode });
  return items[0]?.id ?? '';
}
