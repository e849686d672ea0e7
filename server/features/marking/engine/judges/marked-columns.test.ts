import { describe, expect, it } from 'vitest';
import { markOf, type MarkedScheme } from './testing/mark-of.ts';

/** Schemes of mathematics whose codes stand in columns, with answers and the marks of an examiner. */
const CASES: readonly MarkedScheme[] = [
  [
    'A box has 4 mint and 5 lime sweets. Two are eaten. Work out the probability that they differ.',
    `9        5/9      M1     for 4/9 × 5/8  or  5/9 × 4/8   oe
                  M1     for adding both products
                  A1     oe  (0.555(...), 55.6%, 40/72)
                  SC     with replacement: 40/81 oe scores B1 only
isw incorrect cancelling after 40/72 seen
                              Practice Paper 1H – Mark Scheme    P 7`,
    3,
    [
      ['4/9 x 5/8 + 5/9 x 4/8 = 20/72 + 20/72 = 40/72 = 5/9', 3],
      ['5/9', 3],
      ['0.556', 3],
      ['20/72 + 20/72, so 40/72 = 5/8', 3],
      ['4/9 × 5/8 = 20/72', 1],
      ['4/9 + 5/9 = 1', 0],
    ],
  ],
  [
    'Solve x² – 8x + 12 = 0',
    `(x – 2)(x – 6) (= 0)     M1
x = 2, x = 6             A2ft    A1 for each    ft their factors`,
    3,
    [
      ['x = 2 or x = 6', 3],
      ['(x-2)(x-6)=0, x=2 and 6', 3],
      ['(x-2)(x-6)', 1],
      ['x = -2, x = -6', 0],
    ],
  ],
  [
    'A tank is 8 cm by 5 cm by 3 cm. Work out its volume.',
    `Mark\tAO\tAnswer\tGuidance
M1\t1.3b\t8 × 5 or 40\t
M1\t1.3b\t'40' × 3\ttheir 40
A1\t1.1\t120 cm³\tcao`,
    3,
    [
      ['8 x 5 x 3 = 120', 3],
      ['8 × 5 = 40', 1],
      ['8 + 5 + 3 = 16', 0],
    ],
  ],
  [
    'Name the process and say what it makes.',
    'Question\tAnswer\tExplanation\tMark\n1\tphotosynthesis (1)\tmakes glucose (1)\t2',
    2,
    [
      ['photosynthesis makes glucose', 2],
      ['photosynthesis', 1],
    ],
  ],
];

describe.each(CASES)('%s', (question, scheme, maxMark, answers) => {
  it.each(answers)('%j gets %j', async (answer, mark) => {
    expect(await markOf([question, scheme, maxMark], answer)).toBe(mark);
  });
});
