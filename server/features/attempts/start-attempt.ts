import type { Attempt } from '../../../shared/contract/attempts.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findQuiz, listQuizQuestions, type QuizRow } from '../quizzes/public.ts';
import {
  findAttempt,
  insertAttempt,
  listAnswers,
  type AttemptKey,
  type AttemptRow,
} from './attempts-queries.ts';
import { isOver, personalTimeLimit } from './attempts-rules.ts';
import { finishAttempt } from './finish-attempt.ts';

/**
 * Starts the student's attempt at a quiz, or takes up the one under way, also of a quiz that was
 * locked since. Throws QUIZ_NOT_FOUND, QUIZ_LOCKED, ATTEMPT_COMPLETED, or ATTEMPT_OVER.
 */
export async function startAttempt(
  database: Database,
  actor: Actor,
  quizCode: string,
): Promise<Attempt> {
  const quiz = await findQuiz(database, quizCode);
  if (!quiz) throw fail('QUIZ_NOT_FOUND');
  const key = { quizCode, userId: actor.id };
  const attempt = (await findAttempt(database, key)) ?? (await begin(database, actor, quiz));
  if (attempt.finishedAt) throw fail('ATTEMPT_COMPLETED');
  if (isOver(attempt.deadlineAt, new Date())) {
    await finishAttempt(database, key, 'deadline', []);
    throw fail('ATTEMPT_OVER');
  }
  return presentAttempt(database, quiz, attempt);
}

async function begin(database: Database, actor: Actor, quiz: QuizRow): Promise<AttemptRow> {
  if (quiz.locked) throw fail('QUIZ_LOCKED');
  const key: AttemptKey = { quizCode: quiz.quizCode, userId: actor.id };
  const limit = personalTimeLimit(quiz.defaultTimeLimit, actor.extraTimePercentage);
  await insertAttempt(database, key, limit);
  const attempt = await findAttempt(database, key);
  if (!attempt) throw fail('QUIZ_NOT_FOUND');
  return attempt;
}

async function presentAttempt(
  database: Database,
  quiz: QuizRow,
  attempt: AttemptRow,
): Promise<Attempt> {
  const [questions, answers] = await Promise.all([
    listQuizQuestions(database, quiz.quizCode),
    listAnswers(database, attempt),
  ]);
  return {
    quizCode: quiz.quizCode,
    title: quiz.title,
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: attempt.deadlineAt.toISOString(),
    serverNow: new Date().toISOString(),
    questions: questions.map((question) => ({
      questionId: question.id,
      questionText: question.questionText,
      questionImageURL: question.questionImageUrl,
      textBoxSize: question.textBoxSize,
      maxMark: question.maxMark,
    })),
    answers,
  };
}
