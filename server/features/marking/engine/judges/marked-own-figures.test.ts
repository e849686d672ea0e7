import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * Figures that are the answer's own or earn part of the marks, steps that a result shows, and parts
 * of a question.
 */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Find the range and the median.',
    'Range 37 (1)\nMedian 21 (1)',
    2,
    [
      ['range 37, median 21', 2],
      ['37, 21', 2],
      ['median = 37, range = 21', 0],
      ['median = 37', 0],
      ['range = 21', 0],
      ['range is 37', 1],
    ],
  ],
  [
    'Find how far it went and how long that took.',
    'distance = 24 m (1)\ntime = 8 s (1)',
    2,
    [
      ['24 m, 8 s', 2],
      ['24, 8', 2],
      ['8 s and 24 m', 2],
      ['24 kg, 8 m', 0],
      ['distance = 8, time = 24', 0],
      ['time = 24 s', 0],
      ['distance = 24 m', 1],
    ],
  ],
  [
    'Work out the mean and the mode.',
    'mean = 6.5 (1)\nmode = 4 (1)',
    2,
    [
      ['mode 4, mean 6.5', 2],
      ['mean = 4', 0],
      ['mean = 4, mode = 6.5', 0],
    ],
  ],
  [
    'Calculate the price elasticity of demand when price rises by 20% and quantity falls by 10%.',
    '• PED = % change in quantity ÷ % change in price (1)\n• –10/20 (1)\n• –0.5 (1)\nAward 2 marks for 0.5 with minus sign omitted',
    3,
    [
      ['-0.5', 3],
      ['10/20 = 0.5', 2],
      ['0.5', 2],
    ],
  ],
  [
    'The image is 30 mm long and the magnification is × 10 000. Calculate the actual length in μm.',
    '• 30 mm = 30 000 μm (1)\n• 30 000 ÷ 10 000 (1)\n• 3 (μm) (1)\n0.003 scores 2',
    3,
    [
      ['3', 3],
      ['30 / 10000 = 0.003', 2],
      ['0.003', 2],
    ],
  ],
  [
    'Work out the half-life of a source that falls to an eighth in 24 hours.',
    '24 ÷ 3 (1)\n8 hours (1)\nunit required\nBare 8 scores 1',
    2,
    [
      ['8 hours', 2],
      ['8', 1],
    ],
  ],
  [
    'X has the distribution B(10, 0.3). Find P(X = 3) and state the mean of X.',
    '(a)  P(X = 3) = 10C3 × 0.3³ × 0.7⁷      (M1)\n     = 0.26682...   awrt 0.267           (A1)\n(b)  10 × 0.3 = 3                      (B1)\nM1 may be implied by a correct answer.',
    3,
    [
      ['0.267, mean 3', 3],
      ['P(X=3) = 0.6496\nmean = 3', 1],
    ],
  ],
  [
    'A firm has a break-even output of its own to find. Fixed costs £20 000, price £30, variable cost £20. It sells 2 500 units. Calculate the break-even output and the margin of safety.',
    'Contribution = £30 − £20 = £10 (1)\nBreak-even = 20 000 / 10 = 2 000 (units) (1)\nMargin of safety = 2 500 − own break-even (1) OFR\n= 500 (units) (1) OFR',
    4,
    [
      ['BE = 20000/(30-20) = 2000 units. MOS = 2500 - 2000 = 500 units', 4],
      ['20000/10 = 2500, 2500 - 2500 = 0', 3],
      ['contribution is 30 - 20 = 10', 1],
    ],
  ],
  [
    'A bus travels 60 km in 1 hour 30 minutes. Work out its average speed.',
    "1.5 or 90 minutes seen   B1\n60 ÷ 'their time'   M1\n40   A1",
    3,
    [
      ['40', 3],
      ['60/1.3 = 46', 1],
      ['1.5', 1],
    ],
  ],
  [
    'A count rate falls from 800 to 100 in 24 hours. Find the half-life.',
    'M1 halves three times\nM1 24 ÷ (their number of half-lives)\nA1 8 hours',
    3,
    [
      ['8 hours', 3],
      ['24 / 4 = 6 hours', 1],
    ],
  ],
  [
    'The activity is 640 Bq and the half-life 8 days. Calculate the activity after 24 days.',
    '24 ÷ 8 = 3 half-lives (1)\n640 → 320 → 160 → 80 (1)\n80 (Bq) (1)',
    3,
    [
      ['80 Bq', 3],
      ['three half lives will have gone by', 1],
      ['3 half lives', 1],
      ['there are 3 half-lives in 24 days', 1],
      ['4 half lives', 0],
    ],
  ],
  [
    'How many laps of 400 m are there in 2 km, and how long do they take at 100 s a lap?',
    '2000 ÷ 400 = 5 laps (1)\n500 s (1)',
    2,
    [
      ['five laps', 1],
      ['5 laps, 500 s', 2],
      ['6 laps', 0],
    ],
  ],
  [
    'A business has fixed costs of £12 000. It sells each item for £20 and the variable cost is £12. (a) Calculate the break-even output. (b) It sells 1800. State the margin of safety. (c) Profit or loss?',
    '(a) contribution = 20 − 12 = 8 (1); 12 000 / 8 = 1500 (units) (1)\n(b) 1800 − 1500 = 300 (units) (1) OFR\n(c) Profit (1) OFR',
    4,
    [
      ["a) 1,500 b) 300 items c) it'll make a profit of £2400", 4],
      ['a) 1500 b) 300 c) profit', 4],
      ['a) 1500 b) 200 c) profit', 3],
    ],
  ],
  [
    'Write 12/(3 − √5) in the form a + b√5.',
    'M1   multiplies by 3 + √5\nM1   denominator = 4\nA1   9 + 3√5    must be in the form a + b√5 with integers\nCorrect exact answer without working: 3 marks.',
    3,
    [
      ['9 + 3√5', 3],
      ['9+3 root 5', 3],
      ['8 + 3√5', 0],
    ],
  ],
  [
    'Define the term opportunity cost.',
    'the next best alternative (1) given up when a choice is made (1)\nAward 1 mark for a partial definition e.g. "what you give up"\nAward 1 mark max for an example only.',
    2,
    [
      ['the next best alternative given up when a choice is made', 2],
      ['what you give up', 1],
    ],
  ],
  ['Calculate the PED.', '–10/20 (1)\n–0.5 (1)', 2, [['-0.5', 2]]],
  [
    'Work out the temperature.',
    '–0.5 (1)',
    1,
    [
      ['0.5', 0],
      ['-0.5', 1],
    ],
  ],
  ['Work out the temperature.', '• 4 × –2 (1)\n• –8 (1)', 2, [['-8', 2]]],
  [
    'Work out the temperature.',
    '4 × (-2) (1)\n-8 (1)\nAward 1 mark for 8',
    2,
    [
      ['8', 1],
      ['-8', 2],
    ],
  ],
  [
    'Work out the temperature.',
    '4 × (−2) (1)\n−8 (1)\n8 scores 1',
    2,
    [
      ['8', 1],
      ['−8', 2],
    ],
  ],
  [
    'A business has costs of £12 000. (a) Calculate the output. (b) State the margin. (c) Profit or loss?',
    '(a) 12 000 / 8 = 1500 (units) (1)\n(b) 1800 − 1500 = 300 (units) (1)\n(c) Profit (1)',
    3,
    [
      ['a) 1500 b) 300 c) profit', 3],
      ['1500, 300, profit', 3],
    ],
  ],
  [
    'A business has costs of £12 000. (a) Calculate the output. (b) State the margin.',
    '(a) 12 000 / 8 = 1500 (units) (1)\n(b) 1800 − 1500 = 300 (units) (1)',
    2,
    [
      ['a) 1500 b) 300', 2],
      ['1500 and 300', 2],
      ['1500\n300', 2],
      ['a) 1500 b) 200', 1],
    ],
  ],
  [
    'Calculate the density of a block of 540 g and 200 cm³.',
    'mass = 540 g (1)\nvolume = 200 cm³ (1)\ndensity = 2.7 g/cm³ (1)',
    3,
    [
      ['density = 2.7 g/cm³', 3],
      ['density = 3 g/cm³', 0],
    ],
  ],
  [
    'A café takes £900 and pays £640. Calculate its profit.',
    'revenue − costs (1) = £260 (1)',
    2,
    [
      ['profit = £260', 2],
      ['£360', 0],
    ],
  ],
  [
    'State the numbers of protons and neutrons in an atom of aluminium-27.',
    '13 protons (1)\n14 neutrons (1)',
    2,
    [
      ['it has 13 protons in it and 14 neutrons', 2],
      ['it has 14 protons in it and 13 neutrons', 0],
      ['14 protons, 13 neutrons', 0],
    ],
  ],
  [
    'Calculate the pressure of 600 N on 0.02 m² and state its unit.',
    'p = 600 / 0.02 ✓\n= 30 000 ✓\nPa OR N m–2 ✓',
    3,
    [
      ['30000 N/m², 600/0.02', 3],
      ['600 x 0.02 = 12 Pa', 1],
      ['30 000 N', 2],
    ],
  ],
  [
    'Calculate the percentage by mass of oxygen in carbon dioxide. (Ar: C = 12, O = 16)',
    'Mr = 44 (1)\nmass of oxygen = 32 (1)\n32/44 × 100 (1)\n= 73 (%) (1)\nallow ecf from incorrect Mr',
    4,
    [
      ['1/3 x 100 = 33%', 0],
      ['Mr = 40, 32/40 x 100 = 80%', 3],
    ],
  ],
];

testMarks(SCHEMES);
