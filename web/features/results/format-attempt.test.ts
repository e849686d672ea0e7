import { expect, it } from 'vitest';
import { formatAttempt } from './format-attempt.ts';

it.each([
  [2, 3, 'Attempt 2 of 3. Your last one counts.'],
  [2, 1, 'Attempt 2. Your last one counts.'],
])('says which attempt it is, and never one of fewer', (number, attemptsAllowed, said) => {
  expect(formatAttempt({ number, attemptsAllowed, countedAttempt: 'last' })).toBe(said);
});
