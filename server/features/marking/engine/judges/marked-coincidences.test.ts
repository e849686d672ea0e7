import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Figures that coincide with those of a step, and steps that differ only by rounding. */
const CASES: readonly MarkedScheme[] = [
  [
    'A lamp of power 120 W is on for 5 minutes. Calculate the time in seconds and the energy transferred.',
    '(5 min =) 300 (s)\t1\n120 × 300\t1\n36 000 (J)\t1',
    3,
    [
      ['5 x 60 = 300, 120 x 300 = 36000 J', 3],
      ['36000', 3],
      ['5 min = 300 s', 1],
      ['300', 1],
      ['120/5 = 24 J', 0],
      ['120 x 5 = 600 J', 0],
      ['60 x 5 = 300 J', 0],
      ['120 x 300 = 3600', 2],
    ],
  ],
  [
    'A motor lifts 25 kg for 2 hours at 50 W. Calculate the energy.',
    '(2 hours =) 7200 (s) (1)\n50 × 7200 (1)\n360 000 (J) (1)',
    3,
    [
      ['2 x 3600 = 7200, x 50 = 360000', 3],
      ['50 x 2 = 100', 0],
      ['50/2 = 25 J', 0],
      ['2 hours = 7200 seconds', 1],
    ],
  ],
  [
    'A ramp rises 0.47 m over 1.3 m. Calculate the percentage gradient to 2 significant figures.',
    '0.47/1.3 (x100)\tM1\n= 36.2\tA1\n= 36 (2 s.f.)\tA1',
    3,
    [
      ['0.47 ÷ 1.3 × 100 = 36.2%, 36% to 2sf', 3],
      ['0.47/1.3 x 100 = 36.15 = 36', 3],
      ['36%', 3],
      ['0.47/1.3 × 100 = 36.2', 2],
      ['0.47/1.3', 1],
      ['1.3/0.47 = 2.77', 0],
    ],
  ],
  [
    'A sample of 3.18 g of an oxide holds 2.54 g of copper. Calculate the percentage of copper. Give your answer to 2 significant figures.',
    '2.54 ÷ 3.18 × 100 (1)\n= 79.9 (1)\n= 80 (%) (2 s.f.) (1)',
    3,
    [
      ['2.54 ÷ 3.18 × 100 = 79.87 = 80%', 3],
      ['2.54/3.18 x 100 = 79.9 %', 2],
      ['80%', 3],
    ],
  ],
];

testMarks(CASES);
