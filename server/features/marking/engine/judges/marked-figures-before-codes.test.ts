import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * Table rows that start with a figure and a code: the figure is the answer, not a question number.
 */
const CASES: readonly MarkedScheme[] = [
  [
    'Work out 5/7 of 84.',
    '60\tB2\tB1 for 84 ÷ 7 or 12',
    2,
    [
      ['60', 2],
      ['84/7 = 12', 1],
      ['58', 0],
    ],
  ],
  [
    'A box holds 45 pens. 2/3 are blue. (a) How many are blue? (b) How many are not blue?',
    '30\tB2\tM1 for 45 ÷ 3\n15\tB1ft',
    3,
    [
      ['a) 30 b) 15', 3],
      ['a) 30', 2],
      ['a) 45/3 = 15', 1],
    ],
  ],
  [
    'Work out the next term of 3, 8, 13, 18.',
    '23\tB1\tnot 22',
    1,
    [
      ['23', 1],
      ['22', 0],
    ],
  ],
  [
    'Find the highest common factor of 48 and 72.',
    '24\tB2\tSC1 for 2 × 2 × 2 × 3 or 12 or 8',
    2,
    [
      ['24', 2],
      ['12', 1],
      ['144', 0],
    ],
  ],
  // A question number before a code and its text.
  [
    'Name the gas that plants take in, and the gas that they give out.',
    '4\tB1\tcarbon dioxide\n\tB1\toxygen',
    2,
    [
      ['carbon dioxide in and oxygen out', 2],
      ['oxygen and nitrogen', 1],
    ],
  ],
  [
    'Solve 2x + 6 = 20.',
    '7\tM1\t2x = 14\n\tA1\tx = 7',
    2,
    [
      ['x = 7', 2],
      ['2x = 14', 1],
    ],
  ],
  [
    'The hypotenuse is 12 cm and one side is 5 cm. Work out the third side to 1 decimal place.',
    '17 | 10.9 | P1 | for 12² − 5² or 144 − 25 or 119\n | | P1 | for √119 (complete process)\n | | A1 | cao',
    3,
    [
      ['12^2 − 5^2 = 119, √119 = 10.9', 3],
      ['144 − 25 = 119 so √119', 2],
      ['12² + 5² = 169', 0],
    ],
  ],
];

testMarks(CASES);
