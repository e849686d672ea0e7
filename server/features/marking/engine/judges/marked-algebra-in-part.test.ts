import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** What boards give for part of an expression, and their remarks on it. */
const CASES: readonly MarkedScheme[] = [
  [
    'Here are the first four terms of a sequence: 5, 8, 11, 14. Find an expression for the nth term.',
    '3n + 2   B2\n(B1 for 3n + c, c ≠ 2, or for 3n)',
    2,
    [
      ['3n + 2', 2],
      ['2 + 3n', 2],
      ['3n + 5', 1],
      ['3n', 1],
      ['n + 3', 0],
    ],
  ],
  [
    'Here is a sequence: 9, 11, 13, 15. Write an expression for the nth term.',
    '2n + 7  oe  B2\nB1 for 2n + k where k is not 7 (or just 2n)\nn + 2 scores 0.',
    2,
    [
      ['2n + 7', 2],
      ['2n + 9', 1],
      ['2n', 1],
      ['n + 2', 0],
    ],
  ],
  [
    'Simplify 7x + 2y – 3x + 4y',
    '4x + 6y  (or 6y+4x). Must be fully simplified. 10xy is a no.',
    1,
    [
      ['4x + 6y', 1],
      ['6y+4x', 1],
      ['7x - 3x = 4x, 2y + 4y = 6y so 4x + 6y', 1],
      ['10xy', 0],
    ],
  ],
  [
    'Make t the subject of the formula A = 3t² + p.',
    't = (±)√((A − p)/3) oe final answer   2\nM1 for A − p = 3t² or for t² = (A − p)/3',
    2,
    [
      ['t = √((A - p)/3)', 2],
      ['t = ±√((A - p)/3)', 2],
      ['A - p = 3t²', 1],
      ['t = √(A - p)/3', 0],
    ],
  ],
  [
    'Factorise fully 8y² − 12y',
    '4y(2y − 3)\tB2\n(B1 for 4(2y² − 3y) or y(8y − 12) or 2y(4y − 6))',
    2,
    [
      ['4y(2y - 3)', 2],
      ['4(2y² - 3y)', 1],
      ['y(8y-12)', 1],
      ['2y(4y - 6)', 1],
      ['8y² − 12y', 0],
    ],
  ],
  [
    'Expand and simplify (x + 4)(x − 6)',
    'x² − 2x − 24\nB2 cao\nB1 for 3 terms correct out of x² + 4x − 6x − 24 (in a grid is fine)',
    2,
    [
      ['x² − 2x − 24', 2],
      ['x² + 4x − 6x − 24', 1],
      ['x² + 4x − 6x + 24 = x² − 2x + 24', 1],
      ['x² + 6x − 4x + 24', 0],
    ],
  ],
  [
    'Expand and simplify 5(x + 3) − 2(x − 1)',
    '5x + 15   B1\n−2x + 2   B1\n3x + 17   B1ft   collecting their four terms',
    3,
    [
      ['5x + 15 - 2x + 2 = 3x + 17', 3],
      ['3x + 17', 3],
      ['17 + 3x', 3],
      ['5x + 15 - 2x - 2', 1],
    ],
  ],
  [
    'A curve has equation y = x³ − 5x + 2. Find the equation of the tangent where x = 2.',
    '4\tdy/dx = 3x² − 5\t\tM1\t\n\tgradient = 7\t\tA1\t\n\t(when x = 2) y = 0\t\tB1\t\n\ty = 7x − 14 oe\t\tA1\t',
    4,
    [
      ['dy/dx = 3x² − 5\ngradient = 7\ny = 0\ny = 7x − 14', 4],
      ['dy/dx = 3x² − 5\ngradient = 7', 2],
    ],
  ],
  [
    'Factorise fully 10x² − 15xy',
    '5x(2x − 3y)\tB2\tcao\n\t\t\t(B1 for 5(2x² − 3xy) or x(10x − 15y) or 5x(two terms with just one term wrong))',
    2,
    [
      ['5x(2x - 3y)', 2],
      ['5(2x² - 3xy)', 1],
      ['x(10x - 15y)', 1],
    ],
  ],
];

testMarks(CASES);
