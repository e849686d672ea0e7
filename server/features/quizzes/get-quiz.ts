import type { Action } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import { authorize } from '../../access/authorize.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findQuiz, type QuizRow } from './quizzes-queries.ts';

/**
 * The quiz, if the actor may perform the action on it. Throws `missing` where there is none, or
 * none within reach; NOT_FOUND suits calls that ask for something of the quiz.
 */
export async function getQuizFor(
  database: DatabaseOrTransaction,
  actor: Actor,
  action: Action,
  quizCode: string,
  missing: 'NOT_FOUND' | 'QUIZ_NOT_FOUND' = 'QUIZ_NOT_FOUND',
): Promise<QuizRow> {
  const quiz = await findQuiz(database, quizCode);
  if (!quiz) throw fail(missing);
  authorize(actor, action, { ownerId: quiz.creatorUid }, missing);
  return quiz;
}
