import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Schemes as boards write them, with answers and the marks that an examiner gives. */
const CASES: readonly MarkedScheme[] = [
  [
    'Solve x² − 7x + 10 = 0',
    'M1 for (x − 2)(x − 5)\nA1 x = 2\nA1 x = 5',
    3,
    [
      ['(x-2)(x-5) = 0 so x = 2 or x = 5', 3],
      ['x = 5, x = 2', 3],
      ['(x − 2)(x − 5)', 1],
      ['(x+2)(x+5), x = -2, x = -5', 0],
      ['x = 7', 0],
    ],
  ],
  [
    'A box has 4 pens, 6 pencils and 3 rubbers. Find the probability that one taken at random is not a pencil.',
    '7/13 oe (2)\nM1 for 13 as denominator',
    2,
    [
      ['7/13', 2],
      ['0.538', 2],
      ['14/26', 2],
      ['6/13', 1],
      ['6/7', 0],
    ],
  ],
  [
    'Find the area of a circle of radius 4 cm. Give your answer to 1 decimal place with units.',
    'M1 π × 4²\nA1 50.3 (awrt 50.3)\nB1 cm² (indep)',
    3,
    [
      ['50.3 cm²', 3],
      ['π x 4^2 = 50.3', 2],
      ['3.14 x 16', 1],
      ['25.1 cm2', 1],
      ['50.3cm', 2],
      ['25.1', 0],
    ],
  ],
  [
    'A current of 400 mA flows through a 15 Ω resistor. Calculate the voltage.',
    'Answer\tMark\tGuidance\n400 mA = 0.4 A\t1\tconversion\nV = 0.4 × 15\t1\tallow ecf for no conversion\n= 6.0 (V)\t1\t6 or 6.0 with no working scores 3\n\t\t6000 scores 2',
    3,
    [
      ['6V', 3],
      ['I = 0.4A, V = 0.4*15 = 6 volts', 3],
      ['400 x 15 = 6000 V', 2],
      ['0.4 A', 1],
      ['0.4 × 15', 2],
      ['37.5', 0],
    ],
  ],
  [
    'Convert the binary number 11001010 to hexadecimal.',
    '1 mark for correct nibbles e.g. 1100 = C / 12 or 1010 = A / 10\n1 mark for CA',
    2,
    [
      ['CA', 2],
      ['ca', 2],
      ['1100 = 12 = C and 1010 = 10 = A, so CA', 2],
      ['1100 = C, 1010 = B so CB', 1],
      ['202', 0],
      ['AC', 0],
    ],
  ],
  [
    'Find the nth term of 7, 11, 15, 19',
    '4n + 3   B2\nB1 for 4n + k, k ≠ 3',
    2,
    [
      ['4n + 3', 2],
      ['3+4n', 2],
      ['4n', 1],
      ['4n - 1', 1],
      ['n + 4', 0],
      ['7n', 0],
    ],
  ],
  [
    'Write the equation of the line through (0, 5) with gradient 3.',
    'y = 3x + 5 oe\nB2 cao\n(B1 for y = mx + 5 with m ≠ 3)',
    2,
    [
      ['y = 3x + 5', 2],
      ['y = 2x + 5', 1],
      ['y = 5x + 3', 0],
    ],
  ],
  [
    'Put these stages in order: larva, adult, egg, pupa.',
    'egg, larva, pupa, adult\n2 marks for all in correct order\n1 mark for egg first',
    2,
    [
      ['egg, larva, pupa, adult', 2],
      ['egg > pupa > larva > adult', 1],
      ['adult, pupa, larva, egg', 0],
    ],
  ],
];

const LISTS: typeof CASES = [
  [
    'Name the two products of burning methane completely.',
    'carbon dioxide and water',
    2,
    [
      ['carbon dioxide', 1],
      ['water', 1],
      ['CO2 and H2O', 2],
      ['water and carbon dioxide', 2],
      ['carbon dioxide and hydrogen', 1],
      ['oxygen', 0],
    ],
  ],
  [
    'Name the gases that are products of burning petrol.',
    'carbon dioxide and water vapour (both needed) [1]',
    1,
    [
      ['carbon dioxide', 0],
      ['water vapour and carbon dioxide', 1],
    ],
  ],
  [
    'Give two noble gases.',
    'any two from: helium / neon / argon / krypton',
    2,
    [
      ['helium, neon', 2],
      ['helium, oxygen', 1],
      ['helium, neon, oxygen', 1],
      ['neon, helium, argon', 2],
      ['oxygen, nitrogen', 0],
    ],
  ],
  [
    'A car goes 100 m in 5 s. Calculate its speed.',
    'speed = 20 m/s (2)\ndeduct 1 mark for wrong or missing unit',
    2,
    [
      ['20 m/s', 2],
      ['20', 1],
      ['20 km', 1],
      ['500', 0],
    ],
  ],
];

const PASTED: typeof CASES = [
  [
    'Why does the cell burst in water?',
    'Question\tAnswers\tExtra information\tMark\tAO / Spec. Ref.\n02.1\twater enters the cell\tdo not accept salt\t1\tAO1 4.1.3.2\n\tby osmosis\t\t1\tAO1\nTotal 2',
    2,
    [['Water enters the cell by osmosis.', 2]],
  ],
  [
    'Name the sugar in milk.',
    'lactose ; R lactase  A phonetic spelling  [1]',
    1,
    [
      ['lactose', 1],
      ['lactase', 0],
      ['lactose or maltose, not sure', 0],
    ],
  ],
  [
    'A straight line goes through (0, 1) and (1, 5). Write down its equation.',
    'y = 4x + 1 oe\nB2 cao\n(B1 for y = mx + 1 with m ≠ 4)',
    2,
    [
      ['y = 4x + 1', 2],
      ['y=1+4x', 2],
      ['y = 3x + 1', 1],
      ['y = x + 4', 0],
    ],
  ],
  [
    'A bike costs £60. Its price falls by 10%. Work out the new price.',
    'M1 0.1 × 60 or 6\nM1 60 − "6"\nA1 (£)54\nOR\nM2 0.9 × 60\nA1 54 cao',
    3,
    [
      ['£54', 3],
      ['60 x 0.9 = 54', 3],
      ['10% = 6, 60 - 6 = 56', 2],
      ['60 - 10 = 50', 0],
    ],
  ],
  [
    'Expand and simplify (x + 5)(x − 2).',
    'x² + 3x − 10\nM1 for three of four terms correct: x², −2x, 5x, −10\nA1 cao',
    2,
    [
      ['x^2 + 3x - 10', 2],
      ['x^2 - 2x + 5x - 10', 1],
      ['x² + 5x − 2x + 10 = x² + 3x + 10', 1],
      ['2x + 3', 0],
    ],
  ],
  [
    'Write 0.00031 in standard form.',
    '3.1 × 10⁻⁴ cao B1',
    1,
    [
      ['3.1x10-4', 1],
      ['31 x 10-5', 0],
    ],
  ],
  [
    'Name the joint at the hip.',
    'ball and socket (joint) ; NE ball',
    1,
    [
      ['ball-and-socket', 1],
      ['ball', 0],
    ],
  ],
  [
    'A force of 20 N acts 0.5 m from a pivot. Calculate the moment and give the unit.',
    'MP1 moment = force × (perpendicular) distance\nMP2 = 20 × 0.5 = 10\nMP3 N m',
    3,
    [
      ['20 x 0.5 = 10 Nm', 3],
      ['10', 2],
      ['20/0.5 = 40', 0],
    ],
  ],
];

testMarks([...CASES, ...LISTS, ...PASTED]);
