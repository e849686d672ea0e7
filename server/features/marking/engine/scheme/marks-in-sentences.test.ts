import { expect, it } from 'vitest';
import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../judges/testing/mark-of.ts';
import { readScheme } from './read-scheme.ts';

/** Schemes that give their marks in sentences. */
const CASES: readonly MarkedScheme[] = [
  [
    'Calculate the break-even output. [3]',
    'The correct answer is 250 (units).\nFor the correct answer, with or without working, award 3 marks.\nIf the answer is wrong, award 1 mark for 30 − 10 = 20 and 1 mark for dividing 5000 by their contribution.',
    3,
    [
      ['250', 3],
      ['250 units', 3],
      ['410', 0],
    ],
  ],
  [
    'Calculate the profit. [2]',
    'The correct answer is $150.\nFor the correct answer, with or without working, award 2 marks.',
    2,
    [
      ['$150', 2],
      ['150 dollars', 2],
      ['$250', 0],
    ],
  ],
  [
    'How far does the pump raise the water in 3 hours? [2]',
    'Award one mark for 40 ÷ 8 = 5 and one mark for 5 × 3 = 15',
    2,
    [
      ['40 / 8 = 5\n5 × 3 = 15', 2],
      ['40 ÷ 8 = 5', 1],
      ['no idea', 0],
    ],
  ],
  [
    'What is osmosis? [2]',
    '1 mark for the movement of water and 1 mark for through a partially permeable membrane.',
    2,
    [
      ['the movement of water through a partially permeable membrane', 2],
      ['movement of water', 1],
    ],
  ],
  [
    'What is meant by inflation? [2]',
    'Give one mark for a rise in prices, and a further mark for over time.',
    2,
    [
      ['a rise in prices over time', 2],
      ['a rise in prices', 1],
    ],
  ],
];

testMarks(CASES);

it.each([
  'Award 1 mark for a reason and 1 mark for its explanation.\nit is cheap\nmore is sold',
  '1 mark for each method and 1 mark for each example, max 4\npoison\ntraps',
])('a sentence about the parts of an answer is not a point: %j', (scheme) => {
  const texts = readScheme(scheme, 4).groups.flatMap(({ points }) =>
    points.map(({ text }) => text),
  );
  expect(texts).toHaveLength(2);
});
