import type { QuizRow } from './quizzes-queries.ts';

/** Whether a student sees a mark by what its quiz says of releasing them (design, section 7, 18). */
export function isMarkShown(
  { resultsRelease, releasedAt }: Pick<QuizRow, 'resultsRelease' | 'releasedAt'>,
  { markAwarded, confirmedBy }: { markAwarded: number | null; confirmedBy: string | null },
): boolean {
  if (markAwarded === null) return false;
  if (resultsRelease === 'as-marked') return true;
  return resultsRelease === 'as-accepted' ? confirmedBy !== null : releasedAt !== null;
}
