import type { Attempt } from '../../../shared/contract/attempts.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { QuizRow } from '../quizzes/public.ts';
import {
  findAttempt,
  findAttemptSetup,
  insertAttempt,
  type AttemptRow,
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
  const key = { quizCode, userId: actor.id };
  const setup = await findAttemptSetup(database, key);
  if (!setup) throw fail('QUIZ_NOT_FOUND');
  const { quiz, arrangements, now } = setup;
  const attempt = setup.attempt ?? (await begin(database, actor, quiz));
  if (attempt.finishedAt) throw fail('ATTEMPT_COMPLETED');
  if (isOver(attempt.deadlineAt, now)) {
    await finishAttempt(database, key, 'deadline', []);
    throw fail('ATTEMPT_OVER');
  }
  return presentAttempt(database, quiz, { attempt, arrangements, now });
}

async function begin(database: Database, actor: Actor, quiz: QuizRow): Promise<AttemptRow> {
  if (quiz.deletedAt) throw fail('QUIZ_NOT_FOUND');
  if (quiz.locked) throw fail('QUIZ_LOCKED');
  const key = { quizCode: quiz.quizCode, userId: actor.id };
  const limit = personalTimeLimit(quiz.defaultTimeLimit, actor.extraTimePercentage);
  // Another tab of the same student may have begun it meanwhile.
  const attempt = (await insertAttempt(database, key, limit)) ?? (await findAttempt(database, key));
  if (!attempt) throw fail('QUIZ_NOT_FOUND');
  return attempt;
}
