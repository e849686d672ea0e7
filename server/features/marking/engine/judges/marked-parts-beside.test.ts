import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** The worth of a part of the answer, in brackets next to it: "(1) for 4n". */
const CASES: readonly MarkedScheme[] = [
  [
    'Find an expression for the nth term of 7, 11, 15, 19.',
    '4n + 3\tB2\t(1) for 4n',
    2,
    [
      ['4n + 3', 2],
      ['4n', 1],
      ['n + 4', 0],
    ],
  ],
  [
    'Factorise fully 6a² + 9a.',
    '3a(2a + 3)\t2\t(1) for 3(2a² + 3a)',
    2,
    [
      ['3a(2a + 3)', 2],
      ['3(2a^2 + 3a)', 1],
      ['6a(a + 9)', 0],
    ],
  ],
  [
    'Factorise 5y² − 20y.',
    '5y(y − 4)\tB2\t[1] for y(5y − 20) seen',
    2,
    [
      ['5y(y-4)', 2],
      ['y(5y - 20)', 1],
    ],
  ],
  [
    'Work out 15% of 240.',
    '15% = 36\tB2\t(1) for 24',
    2,
    [
      ['36', 2],
      ['10% is 24', 1],
      ['15', 0],
    ],
  ],
  // A remark in words is not an answer, and a line that begins with its mark is a point.
  [
    'Explain why the ice melted.',
    'temperature rose above 0 °C (1)\nparticles gain energy (1)',
    2,
    [['The temperature rose above 0 °C and the particles gained energy', 2]],
  ],
  [
    'Work out the perimeter and the area of a 3 cm by 5 cm rectangle.',
    '(1) for 16\n(1) for 15',
    2,
    [
      ['16 cm', 1],
      ['20 cm', 0],
    ],
  ],
];

testMarks(CASES);
