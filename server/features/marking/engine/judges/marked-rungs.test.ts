import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** One answer worth several marks, with smaller marks for steps below it, each after "OR". */
const CASES: readonly MarkedScheme[] = [
  [
    'A box holds 6 green and 4 white pens. Two are taken at random without replacement. Find the probability that they are of different colours.',
    'Question\tAnswer\tMarks\tPart marks and guidance\n14\t48/90 oe\t4\tM3 for 6/10 × 4/9 + 4/10 × 6/9 oe\n\t\t\tOR\n\t\t\tM2 for 6/10 × 4/9 or 4/10 × 6/9\n\t\t\tOR\n\t\t\tM1 for 4/9 seen',
    4,
    [
      ['48/90', 4],
      ['6/10 × 4/9 = 24/90', 2],
      ['second one is 4/9', 1],
      ['6/10 × 4/10 = 24/100', 0],
    ],
  ],
  [
    'A train carries 24 000 tonnes of sand. One grain has a mass of 1.6 × 10⁻⁶ kg. Work out the number of grains. Give your answer in standard form. [1 tonne = 1000 kg]',
    '9 (b)\t1.5 × 10¹³\t3\tM2 for (24 000 × 1000) ÷ (1.6 × 10⁻⁶) oe\n\t\t\tOr\n\t\t\tM1 for 24 000 × 1000 soi',
    3,
    [
      ['1.5 x 10^13', 3],
      ['24000000 / 0.0000016 = 15000000000000', 2],
      ['24000 x 1000 = 24000000', 1],
      ['24000 ÷ 1.6 × 10^-6', 0],
    ],
  ],
  [
    'Estimate the number of students who took more than 40 minutes.',
    '18\t\t27\t3\tM2 for 10 × 4.5 × 60/(5 × 20) oe\n\t\t\t\tOr\n\t\t\t\tM1 for 5 × 20 [= 100]\n\t\t\t\tor 10 × 4.5 [= 45]',
    3,
    [
      ['27', 3],
      ['5 x 20 = 100', 1],
      ['10 × 4.5 = 45 students', 1],
      ['60', 0],
    ],
  ],
];

testMarks(CASES);
