import { describe, expect, it } from 'vitest';
import { markOf, type Asked } from './testing/mark-of.ts';

/** Columns of remarks that name their points by number, and text in separate cells. */
const LAYOUTS: readonly (readonly [
  string,
  ...Asked,
  answers: readonly (readonly [string, number])[],
])[] = [
  [
    'numbered points in one cell, their total below, and comments with the same numbers',
    'Describe how a kidney nephron returns glucose to the blood. (3 marks)',
    'Question\tMarking Guidance\tMark\tComments\n03.2\t1. Active transport into cells;\n2. Through carrier/channel proteins;\n3. Diffuses into capillary/blood;\t3\t1. Accept uses ATP OR description\n2. Accept co-transport\n2. Ignore protein unqualified\n3. Accept moves down gradient for ‘diffuses’\nIgnore references to insulin',
    3,
    [
      [
        'Active transport takes it into the cells through carrier proteins. It then diffuses into the capillary.',
        3,
      ],
      ['it uses ATP and co-transport', 2],
      ['Insulin opens the kidney.', 0],
    ],
  ],
  [
    'numbered comments that start in the row of the first point',
    'Explain why a sprinter breathes fast after a race. (2 marks)',
    '7.1\t1. oxygen debt must be repaid\t2\t1. Accept EPOC\n2. to break down lactic acid\t\t2. Accept lactate',
    2,
    [
      ['There is an oxygen debt that must be repaid, to break down lactic acid.', 2],
      ['EPOC', 1],
    ],
  ],
  [
    'a verb before the point’s number, in the row of the previous point',
    'Explain why a puddle dries faster on a windy day. (2 marks)',
    'Question\tAnswer\tAdditional guidance\tMark\n2\twater molecules leave the surface (1)\tdo not award MP2 for ‘dries quicker’ alone\n\tmoving air carries vapour away so it dries quicker (1)\t\t(2)',
    2,
    [
      ['Molecules of water leave the surface. Moving air carries the vapour away.', 2],
      ['Water molecules leave the surface so it dries quicker.', 1],
    ],
  ],
  [
    'bullets in their own column, and the total next to the last',
    'Write an SQL query that shows the name and town of all members who are younger than 18. [4]',
    '6\tb\t•\tSELECT Name, Town\n•\tFROM Members\n•\tWHERE\n•\tAge < 18\t4\nAO3.2b (4)\t1 mark per bullet\nAccept fields in either order',
    4,
    [
      ['SELECT Name, Town FROM Members WHERE Age < 18', 4],
      ['select name, town from members', 2],
    ],
  ],
  [
    'OR at the end of a line joins it to the next',
    'Explain why argon does not react.',
    '4\t(a)\t\tArgon:\nOuter shell is full OR\nit has eight outer electrons ✓\n\nso it neither loses nor gains electrons ✓\t2\t2 × 1.1',
    2,
    [
      ['Its outer shell is full so it does not lose or gain electrons.', 2],
      ['there are eight electrons in the outer shell', 1],
    ],
  ],
  [
    'a line drawn across the page, and common errors with their marks',
    'Calculate the mass of copper in 3.0 mol of copper(II) oxide, CuO. (Cu = 63.5, O = 16) [3]',
    'FIRST CHECK THE ANSWER ON ANSWER LINE\nIF answer = 190.5 OR 191 (g) award 3 marks\n- - - - - - - - - - - - -\nmoles Cu = 3.0 (mol) ✓\nM(Cu) = 63.5 ✓\nmass = 3.0 × 63.5 = 190.5 (g) ✓\nCommon errors\n238.5 (uses CuO)  2 marks\n21.2 (÷ 3)  1 mark',
    3,
    [
      ['3.0 x 63.5 = 190.5 g', 3],
      ['3 x 79.5 = 238.5 g', 2],
      ['63.5/3 = 21.2', 1],
    ],
  ],
  [
    'figures with wrong powers of ten after “e.g.”',
    'A cell is 36 mm wide in a drawing at a magnification of × 3000. Calculate its width in µm. [3]',
    'If answer = 12 (µm) award 3 marks\n36 × 1000 = 36 000 (µm) ✓\n36 000 ÷ 3000 ✓\n= 12 (µm) ✓\t3\tALLOW 2 marks for the right figures with a wrong power of ten, e.g. 0.012, 1.2, 120 (conversion error)',
    3,
    [
      ['36mm = 36000, /3000 = 12', 3],
      ['36/3000 = 0.012', 2],
      ['36 x 3000 = 108000', 0],
    ],
  ],
  [
    'rows that are given, with a mark for each of the other cells',
    'Complete the table with the group of each animal and one feature of it.\nAnimals: frog, shark, bat',
    'One mark for each correct cell (6 × 1)\n\nAnimal\tGroup\tFeature\nFrog\tamphibian\tmoist skin / lays eggs in water\nShark\tfish / cartilaginous fish\tgills / scales / fins\nBat\tmammal\tfur / feeds its young on milk\n\nDo not accept ‘animal’, ‘vertebrate’ alone for group.',
    6,
    [
      ['Frog\tamphibian\tmoist skin\nShark\tfish\tgills\nBat\tmammal\tfur', 6],
      ['Frog: amphibian, lays eggs in water. Shark: fish, it has scales. Bat: bird, wings', 4],
      ['Frog - reptile - dry. Shark - fish - gills', 2],
    ],
  ],
  [
    'rows named in the question, below headings that it names too',
    'For each component (resistor, diode, fuse) state its symbol and its use.',
    'Component\tSymbol\tUse\nresistor\trectangle\tlimits the current\ndiode\ttriangle and bar\tlets current pass one way\nfuse\trectangle with a line through it\tmelts when the current is too high',
    6,
    [
      [
        'resistor: rectangle, limits current. diode: triangle and bar, lets current pass one way. fuse: rectangle with a line through it, melts when the current is too high',
        6,
      ],
      ['diode: triangle and bar', 1],
    ],
  ],
];

describe.each(LAYOUTS)('%s', (_, question, scheme, max, answers) => {
  it.each(answers)('%j gets %d', async (answer, mark) => {
    expect(await markOf([question, scheme, max], answer)).toBe(mark);
  });
});
