import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Codes and columns in the boards' mathematics schemes, and lines that are not points. */
const CODED: readonly MarkedScheme[] = [
  [
    'Find the diagonal of a 4 cm by 7 cm rectangle to 1 decimal place.',
    '4² + 7² (= 65)\tM1\n√65\tM1 (dep)\n8.1\tA1 for 8.06 – 8.1',
    3,
    [
      ['8.1', 3],
      ['8.06', 3],
      ['4² + 7² = 65', 1],
    ],
  ],
  [
    'Simplify 2(3a + 4) + 3(a − 1).',
    '9a + 5\tB2\t(B1 for 9a or +5, or for 6a + 8 or 3a − 3 seen)',
    2,
    [
      ['9a + 5', 2],
      ['6a + 8', 1],
    ],
  ],
  [
    'Factorise fully 8y² + 12y.',
    '4y(2y + 3)\nB2 for fully correct, B1 for correct partial factorisation e.g. 4(2y² + 3y) or y(8y + 12)',
    2,
    [
      ['4y(2y+3)', 2],
      ['y(8y + 12)', 1],
    ],
  ],
  [
    'In a sale prices fall by 20 %. A hat costs £36. Work out its price before.',
    'Working\tAnswer\tMark\tNotes\n100 − 20 = 80\t45\t3\tM1 for 80% or 0.8\n36 ÷ 0.8\t\t\tM1 for 36 ÷ 0.8 oe\n\t\t\tA1 cao',
    3,
    [
      ['£45', 3],
      ['36 ÷ 0.8 = 44', 2],
    ],
  ],
  [
    'Share £200 between Di and Ed in the ratio 3 : 5. How much more does Ed get?',
    '200 ÷ (3 + 5) or 25\tM1\n125 − 75\tM1\n50\tA1\nAlternative: (5 − 3)/8 × 200\tM2',
    3,
    [['200/8 = 25, 125 - 75 = 60', 2]],
  ],
  [
    'A crane of power lifts 400 N by 3.0 m in 5.0 s. Calculate its power. Give the unit.',
    'work = 400 × 3.0\t1\n(P =) 1200 / 5.0\t1\n(P =) 240 W\t1\nan answer of 240 W scores 3 marks',
    3,
    [
      ['240 W', 3],
      ['240', 2],
    ],
  ],
  [
    'Use speed ÷ wavelength to find the frequency.',
    '(f =) 2.0 × 10⁸ ÷ 4.0 × 10⁻⁷ (1)\n(f =) 5.0 × 10¹⁴ (Hz) (1)',
    2,
    [
      ['5 x 10^14', 2],
      ['f = 2.0x10^8 ÷ 4.0x10^-7', 1],
    ],
  ],
  [
    'Sales rose from 20 000 to 23 000. Calculate the percentage rise.',
    '(23 000 − 20 000) ÷ 20 000 (× 100) (1)\n= 15% (1)',
    2,
    [
      ['15%', 2],
      ['3000/20000 x 100 = 16%', 1],
    ],
  ],
  [
    'Give the four-figure reference of the mill.',
    '5127 (1)',
    1,
    [
      ['51 27', 1],
      ['27 51', 0],
    ],
  ],
  ['NOT P. State the output when P = 0.', '1\n[1]\ncao', 1, [['The output is 1', 1]]],
  [
    'Name the metre and the mood of the piece.',
    'metre: triple / 3/4 time (1)\nmood: sad / gloomy (1)',
    2,
    [['it is sad', 1]],
  ],
  [
    'Explain one drawback of selling online.',
    'Parcels have to be sent (1) so costs rise (1).\nAnswers that list more than one drawback with no explanation will be awarded a maximum of 1 mark.',
    2,
    [['you have to send parcels, so costs rise', 2]],
  ],
  [
    'Give one word for the miser and a quotation.',
    "One mark for a suitable adjective, e.g. greedy / stingy\nOne mark for a supporting quotation, e.g. 'he counted every crumb'",
    2,
    [['He is stingy', 1]],
  ],
  [
    'A bike costs £80. It is reduced by 15%. Work out the sale price.',
    '£68    [2 marks: M1 for 80 × 0.15 or 80 × 0.85 or 12 seen; A1 for 68]',
    2,
    [
      ['£68', 2],
      ['15% of 80 is 12 so it costs £12', 1],
      ['£60', 0],
    ],
  ],
  [
    'A map has a scale of 1 cm to 3 km. Two towns are 4.5 cm apart. Find the distance. Show your working.',
    '✓ 4.5 x 3 (method)\n✓ 13.5 km – must have km for this one',
    2,
    [
      ['4.5 x 3 = 13.5 km', 2],
      ['4.5 x 3 = 13.5', 1],
      ['4.5 x 3 = 13.5 cm', 1],
    ],
  ],
  // Several codes in one row, with the answer before them.
  [
    'A wheel has radius 5 cm. Work out its circumference. Give your answer to 3 significant figures.',
    '31.4   M1 for 2 × 5 oe seen   M1 for 2 × π × 5   A1 for answer in range 31.4 – 31.42',
    3,
    [
      ['2 x pi x 5 = 31.4', 3],
      ['2 x 5 = 10', 1],
      ['25', 0],
    ],
  ],
  [
    'A die is thrown twice. Work out the probability of exactly one six.',
    '10/36 oe     P1 for 1/6 × 5/6 seen\n             P1 for 1/6 × 5/6 + 5/6 × 1/6\n             A1 for 10/36, 5/18, 0.27(77…) or 27.(77…)%',
    3,
    [
      ['1/6 x 5/6 + 5/6 x 1/6 = 10/36', 3],
      ['1/6 × 5/6 = 5/36', 1],
      ['5/18', 3],
      ['27.8%', 3],
      ['1/6', 0],
    ],
  ],
  // What is accepted follows the code of its own point.
  [
    'A mass is 6.2 kg, correct to 1 decimal place. Write down its bounds.',
    '6.15   B1\n6.25   B1  (condone 6.249)\nIf both correct but reversed B1 only',
    2,
    [
      ['6.15 and 6.25', 2],
      ['6.15 ≤ m < 6.249', 2],
      ['6.15 and 6.3', 1],
      ['6.1 and 6.3', 0],
    ],
  ],
  // "A1" at the end of a remark is not a point.
  [
    'A wheel has radius 5 cm. Work out its circumference.',
    'M1 for 2 × π × 5\nA1 for 31.4\nAnswer in metres: penalise the A1',
    2,
    [
      ['2 x pi x 5 = 31.4', 2],
      ['31.4', 2],
      ['78.5', 0],
    ],
  ],
  [
    'Write 0.00047 in standard form.',
    '4.7 × 10⁻⁴\t2 B2 ; B1 for 47 × 10⁻⁵ or 0.47 × 10⁻³',
    2,
    [
      ['4.7 x 10^-4', 2],
      ['47 x 10^-5', 1],
      ['47 x 10^4', 0],
    ],
  ],
  [
    'Simplify 5a + 2b − 3a + b.',
    '2a + 3b\t2 B2 ; B1 for 2a or 3b',
    2,
    [
      ['2a + 3b', 2],
      ['5ab', 0],
    ],
  ],
  [
    'Work out 3.5 × 40.',
    '140\t1 B1',
    1,
    [
      ['140', 1],
      ['14', 0],
    ],
  ],
  [
    'Expand x(x + 7).',
    'x² + 7x\t2 B2 cao\tB1 for x² or 7x',
    2,
    [
      ['x² + 7x', 2],
      ['8x', 0],
    ],
  ],
  [
    'Write 75 as a product of its prime factors.',
    '3 × 5²\t2 B2 ; B1 for 3, 5, 5 listed',
    2,
    [
      ['3 × 5²', 2],
      ['7 × 11', 0],
    ],
  ],
  [
    'Solve the simultaneous equations x + y = 7, x − y = 1.',
    '2x = 8    M1 (adds the equations)\nx = 4     A1 (value of x)\ny = 3     A1 ft (substitutes their x)',
    3,
    [
      ['2x = 8, x = 4, y = 3', 3],
      ['2x = 8', 1],
    ],
  ],
  [
    'Solve cos x = 0.5 for 0 ≤ x ≤ 360°.',
    'B1 for 60, B1 for 300',
    2,
    [
      ['60, 300', 2],
      ['x = 60', 1],
      ['30', 0],
    ],
  ],
  [
    'Solve cos x = 0.5 for 0 ≤ x ≤ 360°.',
    '60° B1   300° B1   (B1B0 if extra values in the range)',
    2,
    [
      ['60 and 300', 2],
      ['x = 60', 1],
    ],
  ],
  [
    'There are 240 people. 35% are children. A third of the adults are men. How many are women?',
    '0.35 × 240 (=84)  M1 oe\n240 – 84 (=156)   M1 or 65% of 240\n"156" × 2/3       M1 dep on previous M1 oe\n104               A1 cao',
    4,
    [
      ['104 women', 4],
      ['35% of 240 = 84, 240 − 84 = 156', 2],
    ],
  ],
  [
    'Find the area of the triangle.',
    '½ × 8 × 5 M1 (correct formula used) = 20 A1, cm² B1',
    3,
    [
      ['½ × 8 × 5 = 20 cm²', 3],
      ['½ × 8 × 5', 1],
      ['20', 2],
    ],
  ],
  [
    'Factorise x² – 5x + 6.',
    '(x – 2)(x – 3)   M1 A1 (M1 for one correct bracket)',
    2,
    [
      ['(x − 3)(x − 2)', 2],
      ['(x − 2)(x + 3)', 1],
    ],
  ],
  [
    'Find the amount of acid.',
    'M1 n(HCl) = 0.02 × 0.15 = 0.003\nM2 n(NaOH) = M1 × 2 = 0.006',
    2,
    [['0.02 × 0.15 = 0.003, 0.003 × 2 = 0.006', 2]],
  ],
];

testMarks(CODED);
