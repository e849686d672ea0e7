/** As many as one can tell apart on a phone. */
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

/** A student's latest quizzes whose answers are all marked, oldest first. */
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
