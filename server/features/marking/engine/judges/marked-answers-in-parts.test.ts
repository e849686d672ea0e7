import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Figures in answers to questions with parts, in other forms and on several lines. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    '(a) Calculate the area of the field. (b) State its perimeter.',
    '(a) 1200 m² (1)\n(b) 140 m (1)',
    2,
    [
      ['a. 1200 m² b. 140 m', 2],
      ['a 1200 m² b 140 m', 2],
      ['a: 1200 m²\nb: 150 m', 1],
      ['a)1200 m² b)140 m', 2],
      ['a 1300 m² b) the perimeter is 140 m', 1],
    ],
  ],
  [
    '(a) Write 0.0052 in standard form.\n(b) Write 3.1 × 10^4 as an ordinary number.',
    '(a) 5.2 × 10⁻³ (1)\n(b) 31 000 (1)',
    2,
    [
      ['5.2 x 10^-3, 31000', 2],
      ['a) 52 x 10^-4\nb) 31 000', 1],
      ['a) 5.2 x 10^-3 b) 3.1 x 10^4', 1],
      ['0.0052 and 310', 0],
    ],
  ],
  [
    'Calculate the percentage by mass of carbon in ethanoic acid, CH3COOH.\n(relative atomic masses: H = 1, C = 12, O = 16)',
    'Mr = 60 (1)\nmass of C = 24 (1)\n24/60 × 100 (1)\n= 40 (%) (1)\nallow ecf from incorrect Mr',
    4,
    [
      ['Mr = 50\n24/50 x 100 = 48%', 3],
      ['Mr = 60\n24/60 x 100 = 40%', 4],
    ],
  ],
  [
    'A stone falls from rest through 3.2 m. Calculate its speed at the bottom. g = 9.81 m/s²',
    'v² = 2 × 9.81 × 3.2 (1)\nv = 7.9 (m s–1) (1)',
    2,
    [
      ['7.9', 2],
      ['7.9 m/s', 2],
      ['v² = 2 x 9.81 x 3.2 = 62.8 m/s', 1],
    ],
  ],
  [
    '(i) A 330 μF capacitor charges through 33 kΩ. Calculate the time constant. (ii) State the voltage left when 5.0 V has fallen for one time constant.',
    '(i) T = RC = 33×10³ × 330×10⁻⁶ (1)\n= 10.9 s (1)\n(ii) 1.8 V (1)',
    3,
    [
      ['(i) 10.89 s (ii) 1.8 V', 3],
      ['10.9, 1.8', 3],
      ['i) T=RC=33000 x 0.00033 = 10.89 s ii) 3.2 V', 2],
    ],
  ],
];

testMarks(SCHEMES);
