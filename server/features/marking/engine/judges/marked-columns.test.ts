import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Mathematics schemes with codes in columns, with answers and an examiner's marks. */
const CASES: readonly MarkedScheme[] = [
  [
    'Work out the value of £2000 after 2 years at 5% compound interest.',
    'Question\tAnswer\tMarks\tPart marks and guidance\n11\t2205\t3\tM2 for 2000 × 1.05²',
    3,
    [
      ['£2205', 3],
      ['2000 x 1.05 x 1.05', 2],
      ['2300', 0],
    ],
  ],
  [
    'Name a gas in the air.',
    'Question\tAnswer\tMarks\tComments and guidance\n2\toxygen\t1\tallow O2',
    1,
    [
      ['oxygen', 1],
      ['O2', 1],
      ['iron', 0],
    ],
  ],
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
  [
    'Solve the simultaneous equations 5x + 2y = 11 and 3x – y = 11',
    `14\t\tx = 3, y = –2\tM1\tfor a correct method to eliminate one variable (condone one arithmetic error)
\t\t\tA1\tfor either x = 3 or y = –2
\t\t\tM1\t(dep on M1) for substituting their value into one of the equations
\t\t\tA1\tcao for both x = 3 and y = –2
Total 4 marks`,
    4,
    [
      ['6x - 2y = 22, 11x = 33, x = 3, y = -2', 4],
      ['x = 3 y = -2', 4],
      ['6x - 2y = 22 so 11x = 33 and x = 3, then y = 4', 2],
      ['8x + y = 22', 0],
    ],
  ],
  [
    'Amir puts £6000 in a bank for 2 years at 3% per annum compound interest. How much is there at the end?',
    `Paper: 1H
Question\tAnswer\tMark\tMark scheme\tAdditional guidance
11\t6365.40\tM1\tfor a method to find 3% of 6000 or to find 103% of 6000
eg 6000 × 0.03 (= 180) or 6000 × 1.03 (= 6180)\tMay be seen in a longer calculation
\t\tM1\tfor a complete method
eg 6000 × 1.03²\tor two successive increases of 3%
\t\tA1\tfor 6365.40\taccept 6365.4`,
    3,
    [
      ['6000 x 1.03^2 = £6365.40', 3],
      ['6365.4', 3],
      ['6000 x 0.03 = 180, 180 x 2 = 360, 6360', 1],
      ['6000 × 1.3 = 7800', 0],
    ],
  ],
  [
    'In a quiz the mean was 40 with standard deviation 4, in a race 50 with standard deviation 8. Lea got 46 in the quiz and 58 in the race. Work out both standardised scores.',
    `5  Quiz (46 – 40) ÷ 4  or  race (58 – 50) ÷ 8          M1  AO1.3
   1.5                                                 A1  AO1.3
   1                                                   A1  AO1.3`,
    3,
    [
      ['(46-40)/4 = 1.5 and (58-50)/8 = 1', 3],
      ['6/4 = 1.5', 2],
      ['46 - 40 = 6', 0],
    ],
  ],
  [
    'A trolley of mass 800 g has a kinetic energy of 10 J. Calculate its speed.',
    `Question\tAnswers\tExtra information\tMark\tAO
02.3\tm = 0.80 (kg)\tan answer of 5 (m/s) scores 4 marks\t1\tAO2
\t10 = ½ × 0.80 × v²\tthis mark may be awarded if m is not converted\t1\tAO2
\tv² = 25\tallow a correct rearrangement using an incorrect value of m\t1\tAO2
\tv = 5 (m/s)\tallow a correct calculation using an incorrect value of m\t1\tAO2`,
    4,
    [
      ['m = 0.8, 10 = 0.5 x 0.8 x v², v² = 25, v = 5 m/s', 4],
      ['5', 4],
      ['10 = 0.5 x 0.8 x v², v² = 25, v = 12.5', 3],
      ['10 x 0.8 = 8', 1],
    ],
  ],
  [
    'Triangle PQR has a right angle at Q. PR = 9 cm and angle QPR = 40°. Work out PQ. Give your answer correct to 3 significant figures.',
    `7\t(b)\t6.89 or 6.894…\t3
3 AO1.3a\tM2 for 9 × cos 40 oe
or
M1 for cos 40 = PQ/9 oe
e.g. 9 sin 50 implies M2
A mark not scored for 6.9 unless a better value is seen
Use of sin 40 or tan 40 scores 0`,
    3,
    [
      ['cos 40 = PQ/9, PQ = 9 cos 40 = 6.89', 3],
      ['9 x cos 40', 2],
      ['cos 40 = x/9 so x = 11.7', 1],
      ['sin 40 = x/9, x = 5.79', 0],
    ],
  ],
  [
    'The curve y = x³ – 3x² – 9x + 4 has two stationary points. Use calculus to find their coordinates.',
    `Question\tScheme\tMarks\tAOs
6\t(dy/dx =) 3x² – 6x – 9\tM1 A1\t1.1b 1.1b
\tSets dy/dx = 0 and solves 3x² – 6x – 9 = 0 ⇒ x = …\tM1\t1.1b
\tx = 3, –1\tA1\t1.1b
\t(3, –23) and (–1, 9)\tA1\t2.1
\t\t(5)`,
    5,
    [
      ['dy/dx = 3x² - 6x - 9 = 0\n(x-3)(x+1) = 0\nx = 3, x = -1\ny = -23, y = 9', 5],
      ['3x^2 - 6x - 9 = 0 so x = 3 and x = -1. When x = 3 y = -23, when x = -1 y = 9', 5],
      ['dy/dx = 3x² - 6x - 9', 2],
    ],
  ],
  [
    'A rise in the price of tea from £4 to £5 cut sales from 200 to 170. Calculate the price elasticity of demand.',
    `Calculation:
(–30 ÷ 200) × 100 = –15%
(1 ÷ 4) × 100 = 25%
–15 ÷ 25 = –0.6

Response\tMarks
For the correct answer, –0.6\t3 marks
For 0.6 (without the minus sign) or for an answer given a unit, eg –0.6%\t2 marks
If the final answer is wrong: for –15(%) or 15% fall seen (1) and for 25(%) rise seen (1)\tup to 2 marks
If nothing is correct: for the correct formula only\t1 mark
MAXIMUM FOR QUESTION 4\t3 MARKS`,
    3,
    [
      ['-15/25 = -0.6', 3],
      ['-0.6', 3],
      ['15/25 = 0.6', 2],
      ['-0.6%', 2],
      ['change in quantity -15%, change in price 25%, so 25/-15 = -1.67', 2],
    ],
  ],
  [
    'Calculate the gearing ratio.',
    'Response\tMark\nFor the correct answer, 40%\t2 marks\nFor 0.4\t1 mark\nFor 60%\t1 mark',
    2,
    [
      ['200/500 x 100 = 40%', 2],
      ['0.4', 1],
      ['90%', 0],
    ],
  ],
];

testMarks(CASES);
