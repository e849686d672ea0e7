import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** A calculation that is written down but not carried out earns the method, not the result. */
const CASES: readonly MarkedScheme[] = [
  [
    'A cone has a base radius of 6 cm and a height of 7 cm. Find its volume in terms of π.',
    '1/3 × π × 6² × 7\tM1\n84π\tA1',
    2,
    [
      ['84π', 2],
      ['V = 1/3 × π × 36 × 7 = 84π', 2],
      ['84π = 263.9', 2],
      ['1/3 × π × 6² × 7', 1],
      ['1/3 x π x 6^2 x 7 = 263.9', 1],
      ['6 x 7 x π = 42π', 0],
    ],
  ],
  [
    'Work out the exact length of the diagonal of a 3 cm by 7 cm rectangle.',
    '3² + 7²  M1\n√58  A1',
    2,
    [
      ['√58', 2],
      ['√58 = 7.6', 2],
      ['√(3²+7²)', 1],
      ['3² + 7² = 9 + 49', 1],
      ['3^2 + 7^2 = 58, 7.6', 1],
    ],
  ],
  [
    'Find the circumference of a circle of diameter 9 cm.',
    'π × 9  M1\n28.3 (cm)  A1  accept 28.2 to 28.3',
    2,
    [
      ['28.3', 2],
      ['9π = 28.27', 2],
      ['π x 9', 1],
    ],
  ],
  [
    'Calculate the hypotenuse of a triangle with legs 6 and 8.',
    '6² + 8² M1\n√100 M1\n10 A1',
    3,
    [
      ['10', 3],
      ['36 + 64 = 100, √100', 2],
      ['6²+8²=100, root 100 =', 2],
    ],
  ],
  [
    'A shirt costs £34 after a reduction of 15%. Find the price before the reduction. Is it more than £39?',
    '34 ÷ 0.85  M1\n40  A1\nYes, with 40 seen  B1',
    3,
    [
      ['34 / 0.85 = 40, yes', 3],
      ['34/0.85', 1],
    ],
  ],
  [
    'The probability of red is 0.3 and of blue is 0.2. Find P(red then blue) and P(red twice).',
    '0.3 × 0.2  M1\n0.06  A1\n0.3² = 0.09  B1',
    3,
    [
      ['0.3 x 0.2 = 0.06, 0.09', 3],
      ['0.3 x 0.2', 1],
    ],
  ],
  // Fractions, standard form and surds are results, and are marked as before.
  [
    'Work out 2/3 of 5/7 and then 3/4 of 1/2.',
    '10/21  B1\n3/8  B1',
    2,
    [
      ['10/21 and 3/8', 2],
      ['10/21', 1],
    ],
  ],
  [
    'Write √48 as simply as possible.',
    '√16 × √3 M1\n4√3 A1',
    2,
    [
      ['4√3', 2],
      ['√16 × √3', 1],
    ],
  ],
  [
    'Calculate the number of seconds in 2 hours, in standard form.',
    '2 × 3600 = 7200 M1\n7.2 × 10³ A1',
    2,
    [
      ['7.2 x 10^3', 2],
      ['7200', 1],
    ],
  ],
];

testMarks(CASES);
