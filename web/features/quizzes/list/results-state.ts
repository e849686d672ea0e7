import type { Quiz } from '../../../../shared/contract/quizzes.ts';

/** How students see their marks: without a release, after a release, or not yet. */
export type ResultsState = 'as-accepted' | 'as-marked' | 'released' | 'waiting';

export function resultsState({
  resultsRelease,
  releasedAt,
}: Pick<Quiz, 'resultsRelease' | 'releasedAt'>): ResultsState {
  if (resultsRelease !== 'when-released') return resultsRelease;
  return releasedAt === null ? 'waiting' : 'released';
}
