import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Right expressions that are worked on wrongly, and brackets of which one term is right. */
const CASES: readonly MarkedScheme[] = [
  [
    'Simplify 6p + 2q − p + 3q',
    '5p + 5q\tB1',
    1,
    [
      ['5p + 5q', 1],
      ['6p - p + 2q + 3q = 5p + 5q', 1],
      ['5p + 5q = 10pq', 0],
      ['5p + 5q = 5(p + q)', 1],
    ],
  ],
  [
    'Expand and simplify (x + 4)(x − 6)',
    'x² − 2x − 24\tB2\nB1 for three terms correct of x² + 4x − 6x − 24',
    2,
    [
      ['x² − 6x + 4x − 24 = x² − 2x − 24', 2],
      ['x² − 2x − 24 = −x³ − 24', 1],
      ['x² − 2x − 24 = 0', 2],
    ],
  ],
  [
    'Expand and simplify 5(a + 2) − 2(a − 4)',
    '3a + 18\tB2\nB1 for 5a + 10 or −2a + 8',
    2,
    [
      ['5a + 10 − 2a + 8 = 3a + 18', 2],
      ['5a + 10 − 2a − 8 = 3a + 2', 1],
      ['5a + 2 − 2a − 4 = 3a − 2', 0],
    ],
  ],
  [
    'Expand 3(x + 2)',
    '3x + 6 (1) isw',
    1,
    [
      ['3x + 6', 1],
      ['3x + 6 = 9x', 1],
    ],
  ],
  [
    'Factorise fully 8c² − 12cd',
    '4c(2c − 3d)\tB2\nB1 for 4(2c² − 3cd) or c(8c − 12d) or 4c(two terms with one correct)',
    2,
    [
      ['4c(2c - 3d)', 2],
      ['4c(2c - 12d)', 1],
      ['c(8c - 12d)', 1],
      ['4c(8c - 12d)', 0],
    ],
  ],
];

testMarks(CASES);
