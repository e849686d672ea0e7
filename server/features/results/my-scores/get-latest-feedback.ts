import type {
  LatestFeedback,
  QuizScore,
  ScoredAnswer,
} from '../../../../shared/contract/results.ts';
import { countedOf } from '../../../../shared/counted-attempt.ts';
import type { Database } from '../../../database/client.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import { listPoints } from '../../marking/public.ts';
import { pointsOf, presentScores } from './present-score.ts';
import {
  listEarlierAnswers,
  listFinishedAttempts,
  listScoredAnswers,
  type ScoredAnswerRow,
} from '../results-queries.ts';
import { listMissed } from '../reteach/reteach-rules.ts';

/** How many quizzes are searched at a time for a mark that the student may see. */
const QUIZZES_AT_ONCE = 5;

/**
 * Returns the newest quiz with a mark that the student may see, from the attempt that counts; null
 * if there is none.
 */
export async function getLatestFeedback(
  { database, threads }: { database: Database; threads: ThreadPool },
  userId: string,
): Promise<LatestFeedback | null> {
  const attempts = await listFinishedAttempts(database, userId);
  const byQuiz = [...Map.groupBy(attempts, ({ quizCode }) => quizCode)];
  for (let start = 0; start < byQuiz.length; start += QUIZZES_AT_ONCE) {
    const next = byQuiz.slice(start, start + QUIZZES_AT_ONCE);
    const quizCodes = next.map(([quizCode]) => quizCode);
    const latest = await listScoredAnswers(database, userId, quizCodes);
    const earlier = await listEarlierAnswers(database, userId, quizCodes);
    const scores = presentScores(
      next.flatMap(([, ofQuiz]) => ofQuiz),
      latest,
      earlier,
    );
    const score = scores.find((quiz) => countedOf(quiz).markedCount > 0);
    if (score) return present(threads, score, [...latest, ...earlier]);
  }
  return null;
}

async function present(
  threads: ThreadPool,
  quiz: QuizScore,
  rows: readonly ScoredAnswerRow[],
): Promise<LatestFeedback> {
  const { quizCode, title } = quiz;
  const counted = countedOf(quiz);
  const { answers, score, maxScore, percentage, markedCount } = counted;
  const worst = findWorst(answers);
  const ofWorst = rows.filter(
    (row) => row.quizCode === quizCode && row.questionId === worst?.questionId,
  );
  const row =
    ofWorst.find(({ earlierNumber }) => earlierNumber === counted.number) ??
    ofWorst.find(({ earlierNumber }) => earlierNumber === null);
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
          missedPoint: row ? await findMissed(threads, row) : null,
        }
      : null,
  };
}

/** Returns the answer that lost the most marks, among those whose mark the student sees. */
function findWorst(answers: readonly ScoredAnswer[]): ScoredAnswer | undefined {
  const lost = answers
    .flatMap((answer) =>
      answer.markAwarded === 'Pending' || answer.markAwarded >= answer.maxMark
        ? []
        : [{ answer, marks: answer.maxMark - answer.markAwarded }],
    )
    .toSorted((one, other) => other.marks - one.marks);
  return lost[0]?.answer;
}

/** Returns the first point that cost the answer marks; null if that is not known. */
async function findMissed(threads: ThreadPool, row: ScoredAnswerRow): Promise<string | null> {
  const points = pointsOf(row);
  if (points.length === 0) return null;
  const schemes = await listPoints(threads, [{ ...row, id: row.questionId }]);
  const answer = { mark: row.markAwarded ?? 0, maxMark: row.maxMark, points };
  return listMissed(answer, schemes.get(row.questionId) ?? [])[0]?.point ?? null;
}
