import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * The answer for all marks, or otherwise what its steps earn; crosses; own figures; numbered
 * bullets.
 */
const CASES: readonly MarkedScheme[] = [
  [
    'A ribbon is cut into 3 equal pieces of 8 cm. How long was it?',
    '24 cm (3)\nOR\n8 × 3 (1)\n= 24 (1)',
    3,
    [
      ['24 cm', 3],
      ['8 × 3 = 25', 1],
      ['8 + 3 = 11', 0],
    ],
  ],
  [
    'Solve 4x + 2 = 22.',
    'x = 5 ✓✓✓\nor, for part marks,\n4x = 20 ✓✓',
    3,
    [
      ['x = 5', 3],
      ['4x = 20, x = 80', 2],
      ['x = 6', 0],
    ],
  ],
  [
    'A kettle takes 5.0 A at 230 V. Calculate its power.',
    '1150 W scores 3 marks\nIf the final answer is wrong, look for\nP = V I (1)\n230 × 5.0 (1)',
    3,
    [
      ['1150 W', 3],
      ['P = VI = 230 × 5.0 = 1105 W', 2],
      ['P = V I, 46 W', 1],
      ['46 W', 0],
    ],
  ],
  [
    'Work out the area of a rectangle of 12 cm by 7 cm.',
    '84 cm² (2 marks)\nIf the answer is incorrect, award marks for working as follows:\n12 × 7 1 mark',
    2,
    [
      ['84 cm²', 2],
      ['12 × 7 = 74', 1],
      ['19', 0],
    ],
  ],
  [
    'Work out 15% of £80.',
    '£12 [2]\nOtherwise:\n– 0.15 × 80 [1]',
    2,
    [
      ['£12', 2],
      ['0.15 × 80 = 120', 1],
      ['£15', 0],
    ],
  ],
  [
    'How long does it take to walk 24 km at 6 km/h?',
    '4 hours (2)\nIf the answer is incorrect award 1 mark for EITHER of\n24 ÷ 6\ntime = distance ÷ speed',
    2,
    [
      ['4 hours', 2],
      ['24 ÷ 6 = 3 hours', 1],
      ['24 × 6 = 144', 0],
    ],
  ],
  [
    'Explain how an enzyme acts on its substrate.',
    'the substrate binds to the active site ✓\ntheir shapes are complementary ✓\nthey have the same shape ✗\nproducts are released ✓',
    3,
    [
      [
        'The substrate binds to the active site, their shapes are complementary, and products are released.',
        3,
      ],
      ['They have the same shape.', 0],
      ['Products are released.', 1],
    ],
  ],
  [
    'Name two foods that are rich in fibre.',
    'beans (1)\nwholemeal bread (1)\n✗ white bread\n✗ sugar',
    2,
    [
      ['beans and wholemeal bread', 2],
      ['beans and sugar', 1],
      ['white bread and sugar', 0],
    ],
  ],
  [
    'Calculate the gross profit from a revenue of £120 000 and a cost of sales of £75 000.',
    'Revenue 120 000 – cost of sales 75 000 (1)\nGross profit 45 000 OFR (1)',
    2,
    [
      ['120 000 − 75 000 = £45 000', 2],
      ['£54 000', 0],
    ],
  ],
  [
    'Find the equation of the tangent to y = x³ − 4x + 5 at x = 2.',
    'Generic scheme\tIllustrative scheme\tMax mark\n•1 differentiate\t•1 3x² − 4\t3\n•2 find gradient\t•2 8\n•3 find equation\t•3 y = 8x − 11',
    3,
    [
      ['3x² − 4\n3 × 4 − 4 = 8\ny = 8x − 11', 3],
      ['dy/dx = 3x² − 4', 1],
      ['y = 4x', 0],
    ],
  ],
  [
    'Explain why the current in the lamp falls.',
    'Question\tGeneric scheme\tIllustrative scheme\tMax mark\n4 (a)\t•¹ states cause\t•¹ its resistance increases\t2\n\t•² links to current\t•² so the current decreases',
    2,
    [
      ['Its resistance increases, so the current decreases.', 2],
      ['The resistance increases.', 1],
      ['The lamp is old.', 0],
    ],
  ],
];

testMarks(CASES);
