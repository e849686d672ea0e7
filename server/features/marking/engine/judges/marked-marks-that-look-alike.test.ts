import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Results that look like a worth, a mark code or a power of a unit, and worths without a unit. */
const CASES: readonly MarkedScheme[] = [
  [
    'Solve the simultaneous equations 3a + b = 11 and a − b = 1.',
    'M1 for adding, 4a = 12\nA1 a = 3\nA1 b = 2 (ft their a)',
    3,
    [
      ['a=3 b=2', 3],
      ['4a = 12, a = 3', 2],
      ['4a=12', 1],
    ],
  ],
  [
    'Solve the equation 4x = 20 and hence find x².',
    'A1 x = 5 (allow embedded)\nB1 x² = 25 (ft their x)',
    2,
    [
      ['x = 5, x² = 25', 2],
      ['x=5', 1],
    ],
  ],
  [
    'Find the point where y = 2x + 1 meets x = 3, and the gradient.',
    'B1 x = 3 (may be implied)\nB1 y = 7 (follow through)\nB1 gradient = 2 (seen)',
    3,
    [
      ['x = 3, y = 7, gradient = 2', 3],
      ['x = 3, y = 7', 2],
    ],
  ],
  // A figure next to what it is worth is still not a point.
  [
    'Work out the total cost.',
    '£4 + £3 = 7  M1\n£14 A1\n7 alone = 1',
    2,
    [
      ['£14', 2],
      ['7', 1],
    ],
  ],
  [
    'Find the price of 2 kg of rice at 45p per 100 g.',
    '45 × 20 (M1)\n£9 (A1)',
    2,
    [
      ['£9', 2],
      ['45 x 20 = £9.00', 2],
      ['£10', 0],
    ],
  ],
  [
    'How much change is there?',
    '$20 − $13 (1)\n$7 (1)',
    2,
    [
      ['$7', 2],
      ['20 - 13', 1],
    ],
  ],
  [
    'Work out the cost of 12 stamps if 5 cost £3.',
    '3 ÷ 5 (= 0.6)\tM1\n720p or £7.20\tA1\t720 or 7.20 with no units gets M1A0',
    2,
    [
      ['£7.20', 2],
      ['720p', 2],
      ['7.20', 1],
      ['720', 1],
      ['£36', 0],
    ],
  ],
  [
    'Work out the sale price of a £120 coat with 25% off.',
    '120 × 0.75\tM1\n£90\tA1\t90 with no £ sign and no working gets 1',
    2,
    [
      ['£90', 2],
      ['90', 1],
      ['120 x 0.75 = 90', 2],
    ],
  ],
  [
    'Find the circumference of a circle of radius 45 in terms of π.',
    '2 × π × 45 M1\n90π A1\n90 with no π and no working gets 1',
    2,
    [
      ['90π', 2],
      ['90', 1],
      ['2 × π × 45', 1],
    ],
  ],
  [
    'Calculate the speed. Give the unit.',
    '100 ÷ 8 (1)\n12.5 (1)\nm/s (1)\n12.5 with no unit gets 2 marks',
    3,
    [
      ['12.5 m/s', 3],
      ['12.5', 2],
    ],
  ],
  [
    'Convert 181 to binary and then into hexadecimal.',
    '1 mark for binary: 10110101;\n1 mark for hex: B5;\nAllow follow through from an incorrect binary number',
    2,
    [
      ['10110101, B5', 2],
      ['B5', 1],
      ['10110101', 1],
      ['10110111, B7', 1],
      ['10110111, C7', 0],
    ],
  ],
  [
    'Convert the binary number 1010 0111 to hexadecimal and to denary.',
    'Hex: A7 (1)\nDenary: 167 (1)',
    2,
    [
      ['A7 and 167', 2],
      ['167', 1],
      ['A7', 1],
    ],
  ],
  [
    'What is 166 in hexadecimal?',
    '166 ÷ 16 = 10 remainder 6 (1)\nHex answer: A6\n(1)',
    2,
    [
      ['A6', 2],
      ['166/16 = 10 r 6, A6', 2],
    ],
  ],
];

testMarks(CASES);
