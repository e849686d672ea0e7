import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** A mark for a formula in letters or for its figures: either is enough. */
const CASES: readonly MarkedScheme[] = [
  [
    'Find the resultant force on a 900 kg car accelerating at 1.5 m/s².',
    'F = ma or 900 × 1.5 (1)\n1350 N (1)',
    2,
    [
      ['1350 N', 2],
      ['F = ma', 1],
      ['F = m x a', 1],
      ['F = a × m = 900 x 1.5 = 135', 1],
      ['900 x 1.5 = 135', 1],
      ['F = m/a', 0],
      ['900/1.5', 0],
    ],
  ],
  [
    'Calculate the charge that flows when a current of 3 A flows for 20 s.',
    'Q = It / 3 × 20 (1)\n60 (C) (1)',
    2,
    [
      ['60 C', 2],
      ['Q = It', 1],
      ['Q = I x t', 1],
      ['Q = I/t', 0],
    ],
  ],
  [
    'Calculate the weight of a 4 kg bag (g = 9.8 N/kg).',
    'W = mg OR W = 4 × 9.8 (1)\n39.2 N (1)',
    2,
    [
      ['39.2 N', 2],
      ['W = mg', 1],
      ['W = m x g', 1],
      ['4/9.8', 0],
    ],
  ],
  // The figures are needed if the line continues after the formula, and in mathematics.
  [
    'Find the resultant force on a 900 kg car accelerating at 1.5 m/s².',
    'F = ma = 900 × 1.5 (1)\n1350 N (1)',
    2,
    [
      ['1350 N', 2],
      ['900 x 1.5', 1],
    ],
  ],
  [
    'Work out the area of a triangle with base 6 cm and height 5 cm.',
    '½ × 6 × 5  M1\n15 A1',
    2,
    [
      ['15', 2],
      ['A = bh/2', 0],
    ],
  ],
];

testMarks(CASES);
