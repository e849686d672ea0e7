import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Part marks for steps, which may be anywhere in the working, and add up. */
const CASES: readonly MarkedScheme[] = [
  [
    'A lorry travels 126 km, to the nearest kilometre, in 1.6 hours, to the nearest 0.1 hour. Work out the upper bound of its speed.',
    '81.6 or 81.61[2…]\t3\nB1 for 126.5 or 1.55 seen\nM1 for their distance ÷ their time',
    3,
    [
      ['126.5 / 1.55 = 81.6', 3],
      ['126.5 / 1.65 = 76.7', 1],
      ['upper bound of the distance is 126.5', 1],
      ['126 / 1.6 = 78.75', 0],
    ],
  ],
  [
    'A tin holds 340 g, to the nearest 10 g. Work out the least mass of 24 tins.',
    '8040 [2]\nB1 for 335 seen',
    2,
    [
      ['335 × 24 = 8040', 2],
      ['335 × 12 = 4020', 1],
      ['340 × 24 = 8160', 0],
    ],
  ],
  [
    'Work out the cost of 3 kg of apples at £1.80 a kilogram and 5 pears at 40p each.',
    '£7.40\t3\tM1 for 3 × 1.80 or 5.40\nM1 for 5 × 0.40 or 2.00',
    3,
    [
      ['5.40 + 2.00 = £7.40', 3],
      ['3 × 1.80 = 5.40\n5 × 0.40 = 2.00\n5.40 + 2 = 7.20', 2],
      ['3 × 1.80 = 5.40, 5 × 40 = 200 so £205.40', 1],
      ['£4.20', 0],
    ],
  ],
  [
    'Work out 15% of 80.',
    '12 [2]\nSC1 for 68',
    2,
    [
      ['12', 2],
      ['80 - 12 = 68', 1],
      ['80 ÷ 15 = 5.3', 0],
    ],
  ],
  [
    'A tank of 60 litres is filled at 4 litres a minute. Work out how many seconds it takes.',
    '900 (s)  [3]\nM1 for 60 ÷ 4 or 15 seen',
    3,
    [
      ['15 minutes × 60 = 900', 3],
      ['15 × 100 = 1500', 1],
      ['60 × 4 = 240', 0],
    ],
  ],
  [
    'A rectangle has an area of 36 cm². One side is 9 cm. Work out its perimeter.',
    '26 [3]\nM1 for 4 seen',
    3,
    [
      ['36 ÷ 9 = 4, 2 × (9 + 4) = 26', 3],
      ['36 ÷ 9 = 4', 1],
      ['4 × 36 = 144', 0],
    ],
  ],
];

testMarks(CASES);
