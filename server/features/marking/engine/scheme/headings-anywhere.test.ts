import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** Two of the four lines below earn a mark each, however the line above says so. */
const HEADINGS = [
  'Any two from:',
  'Any TWO of the following',
  'Two from:',
  'Any two valid effects, e.g.',
  'Any two sensible points such as:',
  'Any two from this list:',
  'Any two from: (1) each',
  'Any two (1 mark each)',
  'Two effects, 1 mark each:',
  'Max 2',
  '[max 2 marks]',
  '2 max',
  'Up to 2 marks from:',
  'Up to a maximum of two marks:',
  'Any of the following, to a maximum of 2:',
  'Any of these, 1 mark each, max 2:',
  '1 mark each, max 2',
  'Award one mark for each effect, up to two marks',
  'One mark per effect. Maximum two.',
  'Credit any two of these:',
  'For 2 marks, any two of:',
  'Any two × 1 mark',
  'Effects [max 2 marks]',
  'Possible effects (max 2):',
];
const POINTS = ['rivers flood', 'crops fail', 'roads are closed', 'people are hurt'];
const LISTS: readonly (readonly [name: string, write: (point: string, at: number) => string])[] = [
  ['bullets', (point) => `• ${point}`],
  ['lines', (point) => point],
  ['marks in brackets', (point) => `${point} (1)`],
  ['semicolons', (point) => `${point};`],
  ['ticks', (point) => `${point} ✓`],
  ['numbers', (point, at) => `${at + 1}. ${point}`],
];

describe.each(LISTS)('over a list in %s', (_, write) => {
  it.each(HEADINGS)('%s', (heading) => {
    const list = POINTS.map((point, at) => write(point, at)).join('\n');
    const { groups } = readScheme(`${heading}\n${list}`, 2, 'Give two effects of the storm.');
    expect(groups).toHaveLength(1);
    const points = groups.flatMap(({ points: some }) => some);
    expect(points.map(({ statements: [first], marks }) => [first, marks])).toEqual(
      POINTS.map((point) => [point, 1]),
    );
  });
});
