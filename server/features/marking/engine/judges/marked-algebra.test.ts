import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * Rearranging and differentiating, with the method left out, written differently or with a mistake.
 */
const CASES: readonly MarkedScheme[] = [
  [
    'Given that y = 5x³ + 4/x − 7, find dy/dx.',
    'Question\tScheme\tMarks\tAOs\n4\txⁿ → xⁿ⁻¹ for at least one term in x\tM1\t1.1b\n\tEither 15x² or −4x⁻²\tA1\t1.1b\n\t(dy/dx =) 15x² − 4x⁻²  oe\tA1\t1.1b\n\t\t(3)\n(3 marks)',
    3,
    [
      ['dy/dx = 15x^2 - 4/x^2', 3],
      ['-4x^(-2) + 15x^2', 3],
      ['15x^2 - 4', 2],
      ['15x^2 + 4/x^2', 2],
    ],
  ],
  [
    'Find the derivative of 2x⁵ − 3x² + 1.',
    'M1 power reduced by one in at least one term\nA1 either 10x⁴ or −6x\nA1 10x⁴ − 6x',
    3,
    [
      ['10x^4 - 6x', 3],
      ['= -6x + 10x^4', 3],
      ['10x^4 - 3x', 2],
      ['x^6/3 - x^3 + x', 0],
    ],
  ],
  [
    'Make t the subject of w = (2t + 5) / (t − 3)',
    'w(t − 3) = 2t + 5 M1\nwt − 2t = 3w + 5 M1\n(t =) (3w + 5) / (w − 2) oe, e.g. (−3w − 5) / (2 − w) A1',
    3,
    [
      ['t = (-3w - 5)/(2 - w)', 3],
      ['w(t-3) = 2t+5\nwt - 3w = 2t + 5\nwt - 2t = 5 + 3w\nt(w-2) = 5+3w\nt = (5+3w)/(w-2)', 3],
      ['t = w + 4', 0],
    ],
  ],
  [
    'Rearrange p = (q − 1) / (q + 4) to make q the subject.',
    'p(q + 4) = q − 1\tM1\tremoves the fraction\npq − q = −1 − 4p\tM1\tcollects terms in q\nq = (−1 − 4p) / (p − 1)\tA1\toe, e.g. (1 + 4p) / (1 − p)',
    3,
    [
      ['q = (4p+1)/(1-p)', 3],
      ['q = (-1-4p)/(p-1)', 3],
      ['p(q+4) = q - 1', 1],
      ['q = 4p', 0],
    ],
  ],
  [
    'Make h the subject of the formula k(h + 3) = 5h + 2.',
    'kh + 3k = 5h + 2 (M1)\nkh − 5h = 2 − 3k (M1)\nh = (2 − 3k) / (k − 5) (A1) oe',
    3,
    [
      ['h = (2-3k)/(k-5)', 3],
      ['h = (3k - 2)/(5 - k)', 3],
      ['kh + 3k = 5h + 2', 1],
      ['kh + 3 = 5h + 2 so h = 1/(5-k)', 0],
      ['hk + 3k = 2 + 5h\nhk - 5h = 2 - 3k', 2],
    ],
  ],
  ['Simplify (x² − 9) / (x + 3).', '(x − 3)(x + 3) (1)\nx − 3 (1)', 2, [['x + 3', 0]]],
  [
    'Write an expression for the cost in pence of p apples at 20p each and a bag at 5p.',
    '20p + 5 oe [2]\nAllow any letter',
    2,
    [
      ['20p + 5', 2],
      ['20x+5', 2],
      ['5 + 20a', 2],
      ['25p', 0],
    ],
  ],
  [
    'A number is doubled and 7 is added. Write this in algebra.',
    '2x + 7\tB1\tany letter may be used',
    1,
    [
      ['2n+7', 1],
      ['7 + 2y', 1],
      ['2(x+7)', 0],
    ],
  ],
  [
    'Expand and simplify (x + 2)(x − 5).',
    'x² − 5x + 2x − 10 (1)\nx² − 3x − 10 (1)\ncondone other letters used for x',
    2,
    [
      ['x² − 3x − 10', 2],
      ['y² − 3y − 10', 2],
      ['x^2 - 7x - 10', 0],
    ],
  ],
  [
    'Solve 3n − 4 = 11.',
    '3n = 15 (1)\nn = 5 (1)\nCondone use of a different letter',
    2,
    [
      ['n = 5', 2],
      ['x = 5', 2],
      ['3x = 15', 1],
      ['n=4', 0],
    ],
  ],
  [
    'Factorise fully 6x² + 9x.',
    '3x(2x + 3)\tB2\tB1 for 3(2x² + 3x) or x(6x + 9)\ncondone missing last bracket',
    2,
    [
      ['3x(2x + 3', 2],
      ['x(6x+9)', 1],
      ['6x(x+9)', 0],
    ],
  ],
  [
    'Write down an expression for the perimeter of a square of side s.',
    '4s (1)\ndo not allow other letters',
    1,
    [
      ['4s', 1],
      ['4x', 0],
    ],
  ],
];

testMarks(CASES);
