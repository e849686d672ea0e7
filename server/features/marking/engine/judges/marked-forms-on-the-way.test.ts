import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Steps in another form than the answer: standard form, surds, digits, and better rounding. */
const CASES: readonly MarkedScheme[] = [
  [
    'Work out (3.5 × 10⁴) ÷ (7 × 10⁻²). Give your answer in standard form.',
    'M1: 3.5 ÷ 7 = 0.5 or 10⁴ ÷ 10⁻² = 10⁶\nA1: 0.5 × 10⁶ or 500 000\nA1: 5 × 10⁵',
    3,
    [
      ['5 x 10^5', 3],
      ['0.5 × 10⁶', 2],
      ['500000', 2],
      ['3.5 ÷ 7 = 0.5, so 0.5 x 10^2 = 50', 1],
    ],
  ],
  [
    'Rationalise the denominator of 6 / (4 − √7). Give your answer in its simplest form.',
    '6(4 + √7) / ((4 − √7)(4 + √7))\tM1\n(24 + 6√7) / 9\tA1\n(8 + 2√7) / 3\tA1',
    3,
    [
      ['(8 + 2√7)/3', 3],
      ['6(4+√7)/((4-√7)(4+√7)) = (24+6√7)/9 = (8+2√7)/3', 3],
    ],
  ],
  [
    'A field is 64.5 m long and 31.5 m wide, each to the nearest 0.1 m. Work out the lower bound of its area.',
    '64.45 or 31.45\tB1\n64.45 × 31.45\tM1\n2026.9525\tA1\taccept 2027.0 or better',
    3,
    [
      ['64.45 × 31.45 = 2026.9525', 3],
      ['64.45 × 31.45 = 2026.95', 3],
      ['64.45 × 31.45 = 2030', 2],
    ],
  ],
  [
    'Convert the hexadecimal number 9E to denary. Show your working.',
    '9 × 16 / 144 / 1001 1110 (1)\n158 (1)',
    2,
    [
      ['9 × 16 = 144, 144 + 14 = 158', 2],
      ['1001 1110 so 156', 1],
      ['9 + 14 = 23', 0],
    ],
  ],
  [
    'Expand and simplify (3 + √5)(2 − √5). Give your answer in the form a + b√5.',
    'M1 for 6 − 3√5 + 2√5 − 5\nA1 for 1 − √5',
    2,
    [
      ['6 − 3√5 + 2√5 − 5 = 1 − √5', 2],
      ['6 − 3√5 + 2√5 − 5', 1],
      ['−√5 + 1', 2],
    ],
  ],
  [
    'Simplify √48 + √27. Give your answer in the form a√3.',
    'M1 4√3 or 3√3\nA1 7√3',
    2,
    [
      ['7√3', 2],
      ['√48 = 4√3, √27 = 3√3, 4√3 + 3√3', 1],
      ['√147', 0],
    ],
  ],
  [
    'Find the length. Give an exact answer.',
    'M1 6² + 3²\nM1 √45\nA1 3√5',
    3,
    [
      ['3√5', 3],
      ['√45', 3],
    ],
  ],
  [
    'Convert the denary number 173 into 8-bit binary.',
    '1010 1101\n1 mark for 1010 (first four digits)\n1 mark for 1101 (last four digits)',
    2,
    [
      ['128+32+8+4+1 = 1010 1101', 2],
      ['1010 1111', 1],
      ['0110 1101', 1],
      ['1100 0011', 0],
    ],
  ],
  [
    'Convert the hexadecimal number C5 to binary.',
    '1 mark for 1100 (nibble for C), 1 mark for 0101 (nibble for 5)',
    2,
    [
      ['11000101', 2],
      ['1100 0100', 1],
    ],
  ],
];

testMarks(CASES);
