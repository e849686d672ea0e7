import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Figures that are rounded, carried forward, asked for separately, or next to a special case. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Calculate the percentage atom economy. Give your answer to 3 significant figures.',
    '(2 × 46 =) 92\t1\n92/180 × 100\t1\n51.1 (%)\t1\tallow ecf; 25.6 scores 2',
    3,
    [
      ['92/180 x 100 = 51.11', 2],
      ['51.1', 3],
      ['51.11%', 2],
      ['51%', 2],
    ],
  ],
  [
    'Calculate the percentage yield. Give your answer to 3 significant figures.',
    '92/180 × 100 (1)\n51.1 (%) (1)',
    2,
    [
      ['92/180 x 100 = 51.11', 1],
      ['51.1', 2],
      ['51.1111', 1],
    ],
  ],
  [
    'Calculate the percentage atom economy. Give your answer to 3 significant figures.',
    '(2 × 46 =) 92\t1\n92/180 × 100\t1\n51.1 (%)\t1',
    3,
    [['92/180 x 100 = 51.11', 2]],
  ],
  [
    'Calculate the percentage atom economy. Give your answer to 3 significant figures.',
    '92 (1)\n92/180 × 100 (1)\n51.1 (%) (1)',
    3,
    [['92/180 x 100 = 51.11', 2]],
  ],
  [
    'Calculate the percentage atom economy. Give your answer to 3 significant figures.',
    '92 (1)\n92/180 × 100 (1)\n51.1 (%) (1)\nallow ecf',
    3,
    [['92/180 x 100 = 51.11', 2]],
  ],
  [
    'Calculate the percentage atom economy. Give your answer to 3 significant figures.',
    '92 (1)\n92/180 × 100 (1)\n51.1 (%) (1)\n25.6 scores 2',
    3,
    [['92/180 x 100 = 51.11', 2]],
  ],
  [
    '£180 is shared between Ann and Ben in the ratio 4 : 5. Work out how much more Ben gets than Ann.',
    '180 ÷ (4 + 5) or 20\tM1\ntheir 20 × 4 and their 20 × 5 or 80 and 100\tM1dep\toe\n20\tA1\tSC1 answer of 100 : 80',
    3,
    [
      ['£20', 3],
      ['180/9 = 20, 20 x 4 = 80, 20x5 = 100, 100 - 80 = 20', 3],
      ['45', 0],
    ],
  ],
  [
    'A cell is 0.05 mm wide. In a drawing it is 40 mm wide. Calculate the magnification.',
    '40 ÷ 0.05 (1)\n= (×) 800 (1)',
    2,
    [
      ['x800', 2],
      ['800', 2],
      ['40 ÷ 0.05 = 80', 1],
      ['2', 0],
    ],
  ],
  [
    'Calculate the range and the median of these figures: 12, 45, 8, 30, 21.',
    'Range 37 (1)\nMedian 21 (1)',
    2,
    [
      ['range = 37, median = 21', 2],
      ['Range: 33 Median: 21', 1],
      ['range 37, median 12', 1],
    ],
  ],
  [
    'Write a function called area that takes the length and the width of a rectangle and returns its area.',
    '1 mark per bullet:\n• function header with name area and two parameters\n• multiplies the two parameters\n• returns the result',
    3,
    [
      ['def area(l, w):\n    return l * w', 3],
      ['def area(l, w):\n    return l + w', 2],
      ['def area(l, w):\n    print(l * w)', 2],
    ],
  ],
  [
    'Write a function that takes two numbers and returns their difference.',
    '1 mark per bullet:\n• function header with two parameters\n• subtracts the two parameters\n• returns the result',
    3,
    [
      ['def diff(a, b):\n    return a - b', 3],
      ['def diff(a, b):\n    return a * b', 2],
    ],
  ],
  [
    'A pump Q runs when the switch A is on and either tank B is full or valve C is shut (C = 0). Write a Boolean expression for Q.',
    'Q = A.(B + C̄)',
    2,
    [
      ["Q = A.(B + C')", 2],
      ['Q = A AND (B OR NOT C)', 2],
      ['Q = A.(B + /C)', 2],
      ['A.(B + C)', 0],
    ],
  ],
  // The same value in another form, in square brackets.
  [
    'A box holds 4 green pens and 2 black pens. Two are taken. Work out the probability that both are green.',
    '7(b)\t12/30 oe [2/5]\t3\tM2 for 4/6 × 3/5\n\t\t\tor M1 for 4/6 or 3/5 seen',
    3,
    [
      ['2/5', 3],
      ['4/6 x 3/5 = 12/30', 3],
      ['2/6 + 1/6 = 3/6', 0],
    ],
  ],
  // The question number with a full stop in it.
  [
    'Expand and simplify (x + 5)(x – 2).',
    '4.(b)    x² + 3x – 10\tB2\tB1 for x² + 5x – 2x – 10 seen',
    2,
    [
      ['x^2 + 3x - 10', 2],
      ['x² + 5x - 2x - 10', 1],
      ['x² - 10', 0],
    ],
  ],
  [
    'Expand and simplify (x + 5)(x – 2).',
    'MATHEMATICS Unit 2\tMark\tComments\n4.(b)    x² + 3x – 10\tB2\tB1 for x² + 5x – 2x – 10 seen',
    2,
    [
      ['x^2 + 3x - 10', 2],
      ['x² - 10', 0],
    ],
  ],
  // What a figure without working earns, as a share of the marks.
  [
    'A sample has a mass of 48 g. Its half-life is 3 days. Calculate its mass after 9 days.',
    'M1\tnumber of half-lives: 9 ÷ 3 = 3\nM1\thalving again and again (48, 24, 12…)\nA1\t6 (g)\n\t6 with no working 3/3.',
    3,
    [
      ['6 g', 3],
      ['9/3 = 3', 1],
      ['16', 0],
    ],
  ],
  [
    'Work out the probability that both pens are green.',
    '12/30 oe    3\nSC with replacement: 16/36 oe scores 1 mark out of 3',
    3,
    [
      ['12/30', 3],
      ['16/36', 1],
      ['1/2', 0],
    ],
  ],
  [
    'Convert the binary number 1100 0111 to hexadecimal.',
    'C7     [2]\n1 mark for each correct hex digit in the correct place.',
    2,
    [
      ['C7', 2],
      ['1100 = C, 0111 = 7 so C7', 2],
      ['C8', 1],
      ['7C', 0],
    ],
  ],
];

testMarks(SCHEMES);
