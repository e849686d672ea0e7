import { expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const QUESTION = 'Use the table to describe the trend, and explain it.';

const read = (scheme: string, maxMark: number) =>
  readScheme(scheme, maxMark, QUESTION).groups.map(({ cap, points }) => ({
    cap,
    points: points.map(({ marks, statements }) => [marks, ...statements]),
  }));

/** Each case has a scheme that says what a mark is for, the maximum mark, and the last point. */
it.each<[string, number, (number | string)[]]>([
  ['a fall ✓\n1 mark for the reason: fewer people smoke', 2, [1, 'fewer people smoke']],
  ['prices rise (1)\nOne mark for an explanation: wages go up', 2, [1, 'wages go up']],
  ['1 mark for the name: quartz\n1 mark for identifying the mode: 7', 2, [1, '7']],
  ['1 mark for calculating: 8.4 (accept 8)\n1 mark for calculating the mean: 9', 2, [1, '9']],
  [
    '1 mark for decrease / fall\n1 mark for cause, e.g. growth of trade, more demand, cheaper loans',
    2,
    [1, 'growth of trade', 'more demand', 'cheaper loans'],
  ],
  [
    'the figure doubles (1)\n+1 for: better training so fewer people leave',
    2,
    [1, 'better training so fewer people leave'],
  ],
  ['the tide comes in (1)\n1 mark for an example e.g. Morecambe Bay', 2, [1, 'Morecambe Bay']],
])('the last point is read after the marks in front of it: %j', (scheme, maxMark, last) => {
  const groups = read(scheme, maxMark);
  const points = groups.flatMap((group) => group.points);
  expect(points).toHaveLength(maxMark);
  expect(points.at(-1)).toEqual(last);
});

it('as many items count as there are marks for them', () => {
  const scheme =
    '1 mark for a fall\n1 mark for each figure used (max 2): 8.1% in 2011; 3.8% in 2019; 5% in 2015\n1 mark for cause, e.g. the economy grew';
  expect(read(scheme, 4)).toEqual([
    { cap: null, points: [[1, 'a fall']] },
    {
      cap: 2,
      points: [
        [1, '8.1% in 2011'],
        [1, '3.8% in 2019'],
        [1, '5% in 2015'],
      ],
    },
    { cap: null, points: [[1, 'the economy grew']] },
  ]);
});

it.each([
  ['B1 e.g. not affected by outliers oe', ['not affected by outliers']],
  ['B1\te.g. it keeps its shape', ['it keeps its shape']],
  ['C1  eg it would take longer', ['it would take longer']],
])('%j is read as the example’s words, not as words in brackets', (scheme, statements) => {
  expect(read(scheme, 1)).toEqual([{ cap: null, points: [[1, ...statements]] }]);
});

it.each([
  'Award 1 mark for a reason and 1 mark for its explanation.\nit is cheap\nmore is sold',
  '1 mark for each reason:\nit is cheap\nmore is sold',
  '1 mark for a reason + 1 mark for its development\nit is cheap (1)\nmore is sold (1)',
])('a line about all points is not a point: %j', (scheme) => {
  expect(read(scheme, 2).flatMap(({ points }) => points)).toEqual([
    [1, 'it is cheap'],
    [1, 'more is sold'],
  ]);
});
