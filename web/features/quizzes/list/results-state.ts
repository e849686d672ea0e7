import type { Quiz } from '../../../../shared/contract/quizzes.ts';

/**
 * How students see their marks: without a release, after a release to everyone or to each class, or
 * not yet.
 */
export type ResultsState = 'as-accepted' | 'as-marked' | 'released' | 'waiting';

export function resultsState({
  resultsRelease,
  releasedAt,
  classes: { total, released },
}: Pick<Quiz, 'resultsRelease' | 'releasedAt' | 'classes'>): ResultsState {
  if (resultsRelease !== 'when-released') return resultsRelease;
  const isReleased = releasedAt !== null || (total > 0 && released === total);
  return isReleased ? 'released' : 'waiting';
}
