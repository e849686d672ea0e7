import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Schemes that say next to their points what other figures and inequalities are worth. */
const CASES: readonly MarkedScheme[] = [
  [
    'Solve the inequality 5p − 9 < 31.',
    '5p < 40\tM1\np < 8\tA1\tp = 8 only gets M1A0\n< 8 alone scores M1A0',
    2,
    [
      ['5p < 40\np < 8', 2],
      ['p < 8', 2],
      ['p = 8', 1],
      ['< 8', 1],
      ['p < 4.4', 0],
    ],
  ],
  [
    'Solve 4t + 3 > 23.',
    '4t > 20 (M1)\nt > 5 (A1)\n5 alone scores M1A0',
    2,
    [
      ['t > 5', 2],
      ['5', 1],
      ['4t > 20, t > 6', 1],
      ['t > 6.5', 0],
    ],
  ],
  [
    'A stone of mass 0.3 kg is dropped from 12 m. Calculate the speed at the ground. g = 9.8 N/kg',
    'v² = 2 × 9.8 × 12 (1)\nv² = 235.2 (1)\nv = 15.3 (m/s) (1)\nuse of g = 10 giving 15.5 max 2',
    3,
    [
      ['v² = 2 × 9.8 × 12 = 235.2, v = 15.3 m/s', 3],
      ['15.3', 3],
      ['v² = 2 x 10 x 12 = 240, v = 15.5', 2],
      ['15.5 m/s', 2],
      ['0.3 x 12 = 3.6', 0],
    ],
  ],
  [
    'A box of mass 6.0 kg is lifted 2.5 m. Calculate the work done. g = 9.81 N/kg',
    'weight = 6.0 × 9.81 (1)\nwork = 58.86 × 2.5 (1)\n147 (J) (1)\nUse of g = 10 giving 150 scores max 1',
    3,
    [
      ['6 x 9.81 = 58.86, x 2.5 = 147 J', 3],
      ['147', 3],
      ['6 x 10 = 60, 60 x 2.5 = 150 J', 1],
      ['150 J', 1],
    ],
  ],
  [
    'Calculate the percentage by mass of oxygen in calcium nitrate, Ca(NO3)2.',
    'Mr = 164\t1\n96/164 x 100\t1\n= 58.5 (%)\t1\tif no other marks awarded allow 1 for 16 x 6 = 96',
    3,
    [
      ['Mr = 164, 96/164 x 100 = 58.5%', 3],
      ['58.5', 3],
      ['16 x 6 = 96', 1],
      ['40 + 14 = 54', 0],
    ],
  ],
];

testMarks(CASES);
