import type { LatestFeedback, QuizScore } from '../../../shared/contract/results.ts';
import type { Database } from '../../database/client.ts';
import { presentScores } from './present-score.ts';
import { listFinishedAttempts, listScoredAnswers } from './results-queries.ts';

/** How many of the newest quizzes are looked through for a mark that the student may see. */
const NEWEST_QUIZZES = 5;

/** The newest quiz with a mark that the student may see; null while there is none. */
export async function getLatestFeedback(
  database: Database,
  userId: string,
): Promise<LatestFeedback | null> {
  const attempts = await listFinishedAttempts(database, userId);
  const newest = attempts.filter(
    ({ quizCode }, index) => attempts.findIndex((one) => one.quizCode === quizCode) === index,
  );
  for (const attempt of newest.slice(0, NEWEST_QUIZZES)) {
    const answers = await listScoredAnswers(database, userId, attempt.quizCode);
    const [score] = presentScores([attempt], answers, []);
    if (score && score.markedCount > 0) return present(score);
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
