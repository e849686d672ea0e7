import type { LatestFeedback, QuizScore } from '../../../shared/contract/results.ts';
import type { Database } from '../../database/client.ts';
import { presentScores } from './present-score.ts';
import { listFinishedAttempts, listScoredAnswers } from './results-queries.ts';

/** How many quizzes are looked through at a time for a mark that the student may see. */
const QUIZZES_AT_ONCE = 5;

/** The newest quiz with a mark that the student may see; null while there is none. */
export async function getLatestFeedback(
  database: Database,
  userId: string,
): Promise<LatestFeedback | null> {
  const attempts = await listFinishedAttempts(database, userId);
  const newest = attempts.filter(
    ({ quizCode }, index) => attempts.findIndex((one) => one.quizCode === quizCode) === index,
  );
  for (let start = 0; start < newest.length; start += QUIZZES_AT_ONCE) {
    const next = newest.slice(start, start + QUIZZES_AT_ONCE);
    const quizCodes = next.map(({ quizCode }) => quizCode);
    const answers = await listScoredAnswers(database, userId, quizCodes);
    const score = presentScores(next, answers, []).find(({ markedCount }) => markedCount > 0);
    if (score) return present(score);
  }
  return null;
}

function present({ answers, ...score }: QuizScore): LatestFeedback {
  const { quizCode, title, maxScore, percentage, markedCount } = score;
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
    score: score.score,
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
