import type { Db } from '../../database/client.ts';
import { listQuizQuestions } from '../quizzes/public.ts';
import { equalityKey, equalityOf } from './engine/equality-key.ts';

interface GivenAnswer {
  questionId: string;
  userAnswer: string;
}

/**
 * Returns the function that gives equal answers to a question of the quiz the same key, by each
 * question's rules.
 */
export async function equalityWithin(
  database: Db,
  quizCode: string,
): Promise<(answer: GivenAnswer) => string> {
  const questions = await listQuizQuestions(database, quizCode);
  const byId = new Map(questions.map((question) => [question.id, equalityOf(question)]));
  return ({ questionId, userAnswer }) => (byId.get(questionId) ?? equalityKey)(userAnswer);
}
