import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../testing/mark-of.ts';

/** Schemes with a mark for either half of a binary or hexadecimal number. */
const CASES: readonly MarkedScheme[] = [
  [
    'Convert the hexadecimal number 5D to binary.',
    '01011101\n2 marks for correct answer\n1 mark for 0101 or 1101 correct',
    2,
    [
      ['01011101', 2],
      ['0101 1101', 2],
      ['0101 1100', 1],
      ['01111101', 1],
      ['5 = 0101', 1],
      ['0110 1110', 0],
      ['5 + 13 = 18', 0],
    ],
  ],
  [
    'Convert 9E into binary. Show your working.',
    '1001 1110 [2]\nAward 1 mark for either nibble correct',
    2,
    [
      ['9 = 1001, E = 14 = 1110, so 10011110', 2],
      ['1001 1111', 1],
      ['0001 1110', 1],
      ['1000 1111', 0],
    ],
  ],
  [
    'Convert the binary number 11100101 to hexadecimal.',
    'E5 (2)\n1 mark for one correct digit',
    2,
    [
      ['E5', 2],
      ['E6', 1],
      ['D5', 1],
      ['A3', 0],
    ],
  ],
  // No mark for a part.
  [
    'Convert the binary number 00110110 to hexadecimal.',
    '36 (1)',
    1,
    [
      ['36', 1],
      ['35', 0],
    ],
  ],
];

testMarks(CASES);
