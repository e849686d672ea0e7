import type { Db } from '../../database/client.ts';
import { listQuizQuestions } from '../quizzes/public.ts';
import { equalityKey, equalityOf } from './engine/equality-key.ts';

interface GivenAnswer {
  questionId: string;
  userAnswer: string;
}

/** The key by which answers to one question of the quiz are the same, as each question demands. */
export async function equalityWithin(
  database: Db,
  quizCode: string,
): Promise<(answer: GivenAnswer) => string> {
  const questions = await listQuizQuestions(database, quizCode);
  const byId = new Map(questions.map((question) => [question.id, equalityOf(question)]));
  return ({ questionId, userAnswer }) => (byId.get(questionId) ?? equalityKey)(userAnswer);
}
