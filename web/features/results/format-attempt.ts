import type { QuizScore } from '../../../shared/contract/results.ts';

/** Which attempt it is, and which counts. Two accounts made one may have sat it more often than allowed. */
export function formatAttempt({
  number,
  attemptsAllowed,
  countedAttempt,
}: Pick<QuizScore, 'number' | 'attemptsAllowed' | 'countedAttempt'>): string {
  const which = number > attemptsAllowed ? `${number}` : `${number} of ${attemptsAllowed}`;
  const counts = countedAttempt === 'best' ? 'Your best one counts.' : 'Your last one counts.';
  return `Attempt ${which}. ${counts}`;
}
