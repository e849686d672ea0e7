import type { Attempt } from '../../../shared/contract/attempts.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { QuizRow } from '../quizzes/public.ts';
import {
  findArrangedAttempt,
  findQuizEvenDeleted,
  insertAttempt,
  type ArrangedAttempt,
} from './attempts-queries.ts';
import { isOver, personalTimeLimit } from './attempts-rules.ts';
import { finishAttempt } from './finish-attempt.ts';
import { presentAttempt } from './present-attempt.ts';

/**
 * Starts the student's attempt at a quiz, or takes up the one under way, also of a quiz that was
 * locked or deleted since. Throws QUIZ_NOT_FOUND, QUIZ_LOCKED, ATTEMPT_COMPLETED, or ATTEMPT_OVER.
 */
export async function startAttempt(
  database: Database,
  actor: Actor,
  quizCode: string,
): Promise<Attempt> {
  const quiz = await findQuizEvenDeleted(database, quizCode);
  if (!quiz) throw fail('QUIZ_NOT_FOUND');
  const key = { quizCode, userId: actor.id };
  const arranged =
    (await findArrangedAttempt(database, key)) ?? (await begin(database, actor, quiz));
  const { attempt } = arranged;
  if (attempt.finishedAt) throw fail('ATTEMPT_COMPLETED');
  if (isOver(attempt.deadlineAt, new Date())) {
    await finishAttempt(database, key, 'deadline', []);
    throw fail('ATTEMPT_OVER');
  }
  return presentAttempt(database, quiz, arranged);
}

async function begin(database: Database, actor: Actor, quiz: QuizRow): Promise<ArrangedAttempt> {
  if (quiz.deletedAt) throw fail('QUIZ_NOT_FOUND');
  if (quiz.locked) throw fail('QUIZ_LOCKED');
  const key = { quizCode: quiz.quizCode, userId: actor.id };
  const limit = personalTimeLimit(quiz.defaultTimeLimit, actor.extraTimePercentage);
  await insertAttempt(database, key, limit);
  const arranged = await findArrangedAttempt(database, key);
  if (!arranged) throw fail('QUIZ_NOT_FOUND');
  return arranged;
}
