import type { LatestFeedback, QuizScore } from '../../../shared/contract/results.ts';
import { countedOf } from '../../../shared/counted-attempt.ts';
import type { Database } from '../../database/client.ts';
import { presentScores } from './present-score.ts';
import { listEarlierAnswers, listFinishedAttempts, listScoredAnswers } from './results-queries.ts';

/** How many quizzes are searched at a time for a mark that the student may see. */
const QUIZZES_AT_ONCE = 5;

/**
 * Returns the newest quiz with a mark that the student may see, from the attempt that counts; null
 * if there is none.
 */
export async function getLatestFeedback(
  database: Database,
  userId: string,
): Promise<LatestFeedback | null> {
  const attempts = await listFinishedAttempts(database, userId);
  const byQuiz = [...Map.groupBy(attempts, ({ quizCode }) => quizCode)];
  for (let start = 0; start < byQuiz.length; start += QUIZZES_AT_ONCE) {
    const next = byQuiz.slice(start, start + QUIZZES_AT_ONCE);
    const quizCodes = next.map(([quizCode]) => quizCode);
    const scores = presentScores(
      next.flatMap(([, ofQuiz]) => ofQuiz),
      await listScoredAnswers(database, userId, quizCodes),
      await listEarlierAnswers(database, userId, quizCodes),
    );
    const score = scores.find((quiz) => countedOf(quiz).markedCount > 0);
    if (score) return present(score);
  }
  return null;
}

function present(quiz: QuizScore): LatestFeedback {
  const { quizCode, title } = quiz;
  const { answers, score, maxScore, percentage, markedCount } = countedOf(quiz);
  const lost = answers
    .flatMap((answer) =>
      answer.markAwarded === 'Pending' || answer.markAwarded >= answer.maxMark
        ? []
        : [{ answer, marks: answer.maxMark - answer.markAwarded }],
    )
    .toSorted((one, other) => other.marks - one.marks);
  const worst = lost[0]?.answer;
  return {
    quizCode,
    title,
    score,
    maxScore,
    percentage,
    markedCount,
    answerCount: answers.length,
    improve: worst
      ? {
          questionText: worst.questionText,
          feedback: worst.feedback,
          missedPoint: worst.points.find(({ isAwarded }) => !isAwarded)?.point ?? null,
        }
      : null,
  };
}
