import type { QuizScore } from '../../../shared/contract/results.ts';

/** Which attempt is the newest, and which counts. Two accounts made one may have sat it more often than allowed. */
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
