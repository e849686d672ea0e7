import type { QuizScore } from '../../../shared/contract/results.ts';

/**
 * Says which attempt is the newest, and which counts. After two accounts were merged, there may be
 * more attempts than allowed.
 */
export function formatAttempt({
  number,
  attemptsAllowed,
  countedAttempt,
  countedNumber,
}: Pick<QuizScore, 'number' | 'attemptsAllowed' | 'countedAttempt' | 'countedNumber'>): string {
  const which = number > attemptsAllowed ? `${number}` : `${number} of ${attemptsAllowed}`;
  const counts =
    countedAttempt === 'best'
      ? `Your best one counts: attempt ${countedNumber}.`
      : 'Your last one counts.';
  return `Attempt ${which}. ${counts}`;
}
