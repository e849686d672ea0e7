import { expect, it } from 'vitest';
import { markShade } from './mark-shade.ts';

it.each([
  [0, 4, 'none'],
  [1, 4, 'poor'],
  [2, 4, 'average'],
  [3, 4, 'good'],
  [5, 6, 'excellent'],
  [4, 4, 'full'],
  [0, 0, 'none'],
])('shades %d of %d as %s', (mark, maxMark, shade) => {
  expect(markShade(mark, maxMark)).toBe(shade);
});
