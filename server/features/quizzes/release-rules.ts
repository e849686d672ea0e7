import type { QuizRow } from './quizzes-queries.ts';

/** True if a student sees a mark under the quiz's release setting. */
export function isMarkShown(
  { resultsRelease, releasedAt }: Pick<QuizRow, 'resultsRelease' | 'releasedAt'>,
  { markAwarded, confirmedBy }: { markAwarded: number | null; confirmedBy: string | null },
): boolean {
  if (markAwarded === null) return false;
  if (resultsRelease === 'as-marked') return true;
  return resultsRelease === 'as-accepted' ? confirmedBy !== null : releasedAt !== null;
}
