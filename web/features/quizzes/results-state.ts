import type { Quiz } from '../../../shared/contract/quizzes.ts';

/** Whether students see their marks as they come, after the release, or not yet. */
export type ResultsState = 'as-marked' | 'released' | 'waiting';

export function resultsState({
  resultsRelease,
  releasedAt,
}: Pick<Quiz, 'resultsRelease' | 'releasedAt'>): ResultsState {
  if (resultsRelease === 'as-marked') return 'as-marked';
  return releasedAt === null ? 'waiting' : 'released';
}
