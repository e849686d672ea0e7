import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * Figures for which a scheme gives fewer marks, which it rejects, or wants without a unit or with
 * words for their sign.
 */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Calculate the relative atomic mass. Give your answer to 1 decimal place.',
    'If answer = 10.8 award 2 marks\n(10 × 19.9 + 11 × 80.1) ÷ 100 (1)\n= 10.8 (1)\tALLOW 10.80 or 10.801 for 1 mark only',
    2,
    [
      ['10.8', 2],
      ['10.801', 1],
      ['12.8', 0],
    ],
  ],
  [
    'Write 0.0253 × 10^5 in standard form.',
    '2.53 × 10³\t2\tB1 for 2530 seen or for figs 2.53 × 10ⁿ with n an integer ≠ 3',
    2,
    [
      ['2.53 x 10^3', 2],
      ['2530', 1],
      ['2.53 x 10^-2', 1],
      ['25.3 x 10^2', 0],
      ['3.53 x 10^3', 0],
    ],
  ],
  [
    'Calculate the percentage change.',
    '(1.80 – 2.00) ÷ 2.00 × 100 ;\n–10(%) ;  [2]\nAward 1 mark for 10 with no sign or for –0.1 or for 11.1 (÷ by final mass)',
    2,
    [
      ['-10%', 2],
      ['it fell by 10%', 2],
      ['a decrease of 10%', 2],
      ['10%', 1],
      ['it rose by 10%', 1],
      ['11.1%', 1],
      ['20%', 0],
    ],
  ],
  [
    'Calculate the magnification.',
    '36 000 ÷ 20 or 36 ÷ 0.02 (1)\n1800 (1)\nR answer with a unit (max 1)',
    2,
    [
      ['1800', 2],
      ['x1800', 2],
      ['36000/20 = 1800 times', 2],
      ['1800 μm', 1],
    ],
  ],
  [
    'Find the modulus of z = 5 − 12i',
    '√(5² + (−12)²) oe\tM1\tM0 for √(25 − 144)\n= 13\tA1\tcao  A0 for ±13\nSC: 13 stated with no working M1A1',
    2,
    [
      ['13', 2],
      ['√(5^2 + 12^2) = 13', 2],
      ['√(25+144) = ±13', 1],
      ['√(5²+12²) = √179', 1],
      ['√(25-144) = √119', 0],
    ],
  ],
  [
    'The population rose from 50 000 to 56 000. Calculate the percentage increase. Give your answer to one decimal place.',
    '56 000 − 50 000 = 6000 (1)\n6000 / 50 000 × 100 = 12.0 (%) (1)\tA 12\tR 11.9',
    2,
    [
      ['12.0%', 2],
      ['6000/50000 = 0.12 = 12%', 2],
      ['11.9%', 0],
    ],
  ],
  [
    'A car reaches 24 m/s from rest in 2.5 s. Calculate its acceleration. Give the unit.',
    '(24 − 0) ÷ 2.5 (1)\n= 9.6 (1)\nm/s² (1)\nan answer of 9.6 with no unit scores 2',
    3,
    [
      ['9.6 m/s²', 3],
      ['9.6', 2],
      ['24 / 2.5 = 9.6', 2],
      ['24/2.5', 1],
      ['60 m/s²', 1],
    ],
  ],
  [
    'A kettle of 2000 W is on for 3 minutes. Calculate the energy transferred in kJ.',
    '01.3\tE = 2000 × 180\t1\n\tE = 360 000 (J)\t1\n\t360 (kJ)\t1\n\tan answer of 360 000 scores 2 marks',
    3,
    [
      ['360', 3],
      ['360 000', 2],
      ['2000 x 180', 1],
      ['12', 0],
    ],
  ],
  [
    'Calculate the current in mA.',
    'I = 6 ÷ 400 (1)\nI = 0.015 A (1)\n15 (mA) (1)\n0.015 alone gains 2',
    3,
    [
      ['15', 3],
      ['15 mA', 3],
      ['0.015', 2],
    ],
  ],
  [
    'Calculate the energy transferred in joules.',
    '2.2 kW = 2200 W and 3 min = 180 s (1)\nE = 2200 × 180 (1)\nE = 396 000 (J) (1)\nan answer of 396, 6600 or 6.6 scores 2 marks',
    3,
    [
      ['396 000', 3],
      ['396', 2],
      ['6600', 2],
      ['6.6', 2],
    ],
  ],
  [
    'Calculate the marginal cost. Show your working.',
    'change in cost = £900 / change in output = 20 (1)\nMC = £45 (1)\n45 without £ or working: 2',
    2,
    [
      ['45', 2],
      ['900 ÷ 20 = 44', 1],
    ],
  ],
];

testMarks(SCHEMES);
