import type { Attempt, AttemptClock } from '../../../shared/contract/attempts.ts';
import type { Db } from '../../database/client.ts';
import type { QuizRow } from '../quizzes/public.ts';
import { listAnswers } from './answers-queries.ts';
import { listAttemptQuestions, type ArrangedAttempt } from './attempts-queries.ts';
import type { AttemptStamps } from './late/attempt-stamps.ts';
import { isOver } from './attempts-rules.ts';
import { restAt } from './rest-breaks/rest-rules.ts';

/** Returns the attempt's clock as of now. */
export function clockOf(
  { attempt, arrangements, now }: ArrangedAttempt,
  stamps: AttemptStamps,
): AttemptClock {
  return {
    stamp: stamps.make(attempt, now),
    deadlineAt: attempt.deadlineAt.toISOString(),
    serverNow: now.toISOString(),
    isFinished: attempt.finishedAt !== null || isOver(attempt.deadlineAt, now),
    rest: restAt(attempt, arrangements.restBreakMinutes, now),
  };
}

/**
 * Presents an attempt under way to its student, without any mark scheme. During a rest break
 * neither questions nor answers are included; they return with the clock.
 */
export async function presentAttempt(
  database: Db,
  quiz: QuizRow,
  arranged: ArrangedAttempt,
  stamps: AttemptStamps,
): Promise<Attempt> {
  const { attempt, arrangements } = arranged;
  const { isFinished: _, ...clock } = clockOf(arranged, stamps);
  const [questions, answers] = clock.rest?.startedAt
    ? [[], []]
    : await Promise.all([
        listAttemptQuestions(database, quiz.quizCode),
        listAnswers(database, attempt),
      ]);
  const { restBreakMinutes: _minutes, ...shown } = arrangements;
  return {
    quizCode: quiz.quizCode,
    userId: attempt.userId,
    title: quiz.title,
    startedAt: attempt.startedAt.toISOString(),
    ...clock,
    arrangements: shown,
    questions,
    answers,
  };
}
