/** As many points as can be told apart on a phone. */
const MAX_POINTS = 20;

export interface ProgressPoint {
  quizCode: string;
  finishedAt: string;
  /** 0..100 */
  percentage: number;
}

interface SatQuiz extends ProgressPoint {
  maxScore: number;
  markedCount: number;
  submissionCount: number;
}

/** Returns a student's latest fully marked quizzes, oldest first. */
export function progressPoints(quizzes: readonly SatQuiz[]): ProgressPoint[] {
  return quizzes
    .filter(
      ({ maxScore, markedCount, submissionCount }) =>
        maxScore > 0 && markedCount === submissionCount,
    )
    .sort((a, b) => Date.parse(a.finishedAt) - Date.parse(b.finishedAt))
    .slice(-MAX_POINTS)
    .map(({ quizCode, finishedAt, percentage }) => ({ quizCode, finishedAt, percentage }));
}
