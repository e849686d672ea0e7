import { expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const read = (scheme: string, maxMark: number) =>
  readScheme(scheme, maxMark, 'State them, and give one reason.').groups.map(({ cap, points }) => ({
    cap,
    points: points.map(({ marks, text }) => `${marks} ${text}`),
  }));

const LISTED = [
  { cap: 2, points: ['1 cost', '1 speed', '1 safety'] },
  { cap: null, points: ['1 people trust it'] },
];

/** Marks after a list on one line, which belong to the whole list. */
it.each([
  'Any two from: cost; speed; safety (2)\npeople trust it (1)',
  'Any two: cost; speed; safety [2 marks]\npeople trust it (1)',
  'Two from: cost; speed; safety (2)\npeople trust it (1)',
  'any 2 of: cost; speed; safety (2).\npeople trust it (1)',
  '• Any two from the following: cost; speed; safety (2)\n• people trust it (1)',
  'Any two reasons from: cost; speed; safety (2)\npeople trust it (1)',
])('marks after a list on one line belong to the whole list: %j', (scheme) => {
  expect(read(scheme, 3)).toEqual(LISTED);
});

it.each([
  ['Any two from: cost (1); speed (1); safety (1)\npeople trust it (1)', 3],
  ['cost; speed (2)\npeople trust it (1)', 3],
])('other marks are left to their points: %j', (scheme, maxMark) => {
  const points = read(scheme, maxMark).flatMap((group) => group.points);
  expect(points.at(-1)).toBe('1 people trust it');
});
