import { expect, it } from 'vitest';
import { quizAge } from './quiz-age.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString();

it.each([
  [0, undefined],
  [90, undefined],
  [91, '3 months old'],
  [200, '6 months old'],
  [365, '12 months old'],
  [366, '1 year old'],
  [800, '2 years old'],
])('after %i days says %s', (days, age) => {
  expect(quizAge(daysAgo(days), NOW)).toBe(age);
});
