import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Several results of one calculation: two quantities, and multiples of an unknown. */
const CASES: readonly MarkedScheme[] = [
  [
    'A rectangle is 9 cm long and 4 cm wide. Work out its perimeter and its area. Give units.',
    '26 cm (1)\n36 cm² (1)',
    2,
    [
      ['26 cm and 36 cm²', 2],
      ['26cm, 36cm^2', 2],
      ['area = 9 x 4 = 36 cm²\nperimeter = 26 cm', 2],
      ['25 cm and 36 cm²', 1],
      ['36 cm²', 1],
      ['13 cm and 30 cm²', 0],
    ],
  ],
  [
    'A car travels 150 m in 6 s with a force of 400 N. Calculate its speed and the work done.',
    'speed: 25 m/s ✓\n60 000 J ✓',
    2,
    [
      ['25 m/s and 60 000 J', 2],
      ['60000 J, 25 m/s', 2],
      ['25 m/s and 6000 J', 1],
      ['2.4 m/s and 60 000 J', 1],
    ],
  ],
  // A volume that leads to a mass is a step.
  [
    'A block measures 2 cm by 3 cm by 5 cm, and has a density of 4 g/cm³. Calculate its mass.',
    'volume = 2 × 3 × 5 = 30 cm³ (1)\nmass = 4 × 30 = 120 g (1)',
    2,
    [
      ['120 g', 2],
      ['30 cm³', 1],
    ],
  ],
  [
    'Five chairs and a table cost £95. The table costs £60. Work out c, the cost of a chair, and the cost of 8 chairs.',
    '5c + 60 = 95\tM1\nc = 7\tA1\n8c = 56\tB1',
    3,
    [
      ['5c + 60 = 95, c = 7, 8c = 56', 3],
      ['c = 7, 8c = 56', 3],
      ['5c + 60 = 95\nc = 7', 2],
      ['5c + 60 = 95', 1],
      ['5c = 155, c = 31', 0],
    ],
  ],
  [
    'Solve 6k − 8 = 22 and write down the value of 4k.',
    '6k = 30\tM1\nk = 5\tA1\n4k = 20\tB1',
    3,
    [
      ['6k = 30, k = 5, 4k = 20', 3],
      ['6k = 30\nk = 5', 2],
      ['6k = 30', 1],
      ['k = 5\n4k = 20', 3],
    ],
  ],
  // A multiple before the solution is a step.
  [
    'Solve 3n + 4 = 25.',
    '3n = 21\tM1\nn = 7\tA1',
    2,
    [
      ['n = 7', 2],
      ['3n = 21', 1],
    ],
  ],
  [
    'Solve tan θ = √3 for 0° ≤ θ < 360°.',
    '60° B1   240° B1   (B1B0 if extra values in the range; ignore values outside)',
    2,
    [
      ['θ = 60, 240', 2],
      ['θ = 60° and 60 + 180 = 240°', 2],
      ['60°', 1],
      ['60, 120, 240', 1],
    ],
  ],
  [
    'Solve 2 cos x = 1 for 0 ≤ x ≤ 360°.',
    'cos x = ½ oe        M1\nx = 60(°)           A1\nx = 300(°)          A1 ft 360 – their 60\nExtra solutions in range: lose last A1',
    3,
    [
      ['cos x = 0.5, x = 60, 300', 3],
      ['x=cos^-1(0.5)=60 degrees and also 360-60=300 degrees', 3],
      ['cos x = 1/2\nx = 60°', 2],
      ['cos x = 0.5 so x = 60°, 330°', 2],
    ],
  ],
];

testMarks(CASES);
