import { expect, it } from 'vitest';
import { formatAttempt } from './format-attempt.ts';

it.each([
  [2, 3, 'Attempt 2 of 3. Your last one counts.'],
  [2, 1, 'Attempt 2. Your last one counts.'],
])(
  'says which attempt it is, but not out of how many if fewer are allowed',
  (number, attemptsAllowed, said) => {
    const quiz = {
      number,
      attemptsAllowed,
      countedAttempt: 'last',
      countedNumber: number,
    } as const;
    expect(formatAttempt(quiz)).toBe(said);
  },
);

it('says which attempt is the best', () => {
  const quiz = { number: 3, attemptsAllowed: 3, countedAttempt: 'best', countedNumber: 1 } as const;
  expect(formatAttempt(quiz)).toBe('Attempt 3 of 3. Your best one counts: attempt 1.');
});
