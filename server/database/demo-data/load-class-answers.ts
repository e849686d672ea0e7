import { sql } from 'drizzle-orm';
import { isUnanswered, UNANSWERED_TEXT } from '../../../shared/unanswered.ts';
import type { Db } from '../client.ts';
import { attempts, submissions } from '../schema/attempts.ts';
import type { DemoAnswers } from './demo-types.ts';
import { demoQuizzes } from './quizzes.ts';

/** Stores a class's answers to a quiz, submitted on the day the demo specifies. */
export async function loadClassAnswers(
  database: Db,
  quizCode: string,
  answers: readonly DemoAnswers[],
): Promise<void> {
  const quiz = demoQuizzes.find((candidate) => candidate.quizCode === quizCode);
  if (!quiz) throw new Error(`The demo has no quiz ${quizCode}.`);
  const startedAt = sql`now() - ${quiz.satDaysAgo ?? 0} * interval '1 day'`;
  const after = (seconds: number) => sql`${startedAt} + ${seconds} * interval '1 second'`;

  const students = new Set(answers.flatMap((question) => Object.keys(question.answers)));
  await database.insert(attempts).values(
    [...students].map((userId, index) => ({
      quizCode,
      userId,
      startedAt,
      deadlineAt: after(quiz.defaultTimeLimit),
      // The students finish one after the other, as in a real class.
      finishedAt: after(quiz.defaultTimeLimit - 15 * (index + 1)),
      finishedBecause: 'submitted' as const,
    })),
  );
  await database.insert(submissions).values(
    answers.flatMap(({ question, answers: byStudent }) =>
      Object.entries(byStudent).map(([userId, answer]) => ({
        quizCode,
        userId,
        questionId: question,
        userAnswer: isUnanswered(answer) ? UNANSWERED_TEXT : answer,
        isSaved: true,
        revision: 1,
        submittedAt: after(quiz.defaultTimeLimit - 15 * ([...students].indexOf(userId) + 1)),
      })),
    ),
  );
}
