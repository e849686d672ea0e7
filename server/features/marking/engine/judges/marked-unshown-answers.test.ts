import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Schemes that say what an answer without its working gets, or how it must not be read. */
const CASES: readonly MarkedScheme[] = [
  [
    'A motor does 90 J of work in 2 s. Calculate its power.',
    '3(a) Correct answer of 45 (W) = 2 marks;;\n\nAccept for 1 mark,\n90 ÷ 2\nOR\n0.045 (kW)\n\nReject: 45 kW (max 1)',
    2,
    [
      ['45 W', 2],
      ['90/2 = 45', 2],
      ['0.045 kW', 1],
      ['90 x 2 = 180', 0],
    ],
  ],
  [
    'One in 400 moths of a wood of 20 000 is white. Calculate how many of the dark ones carry the allele.',
    '05.2\t3\t1. Correct answer of 1900 = 3 marks;;;\n\t\t2. 0.095 (2pq) OR 9.5% = 2 marks;;\n\t\t3. q = 0.05 (and no further correct step) = 1 mark;\n\t\tIgnore lack of working',
    3,
    [
      ['1900', 3],
      ['2 x 0.95 x 0.05 = 0.095, x 20000 = 1900', 3],
      ['9.5%', 2],
      ['20000/400 = 50', 0],
    ],
  ],
  [
    'A student compares depth and speed at 8 sites. Σd² = 20. Calculate the rank correlation.\nrs = 1 − 6Σd² / (n³ − n)',
    '1. 6 × 20 = 120 (1)\n2. 8³ − 8 = 504 (1)\n3. rs = 0.76 (1)  (accept 0.762 or 0.8)\n4. The critical value of 0.738 is passed, so the link is significant (1)\nCorrect rs without working = 3 marks. Point 4: credit a conclusion for the own figure.',
    4,
    [
      ['rs = 0.76', 3],
      ['rs = 0.76, this is bigger than 0.738', 3],
      ['6 x 20 = 120', 1],
    ],
  ],
  [
    'The activity of a source falls from 400 Bq to 100 Bq in 12 hours. Calculate the half-life.',
    '2 (c)   400 → 200 → 100  or  2 half-lives   [1]\n        half-life = 6 hours   [1]\n\n        6 (hours) no working  [2]\n        4 hours (from counting 3 values) [1] only\n        6 from 600 ÷ 100  [0]\n                                                   2',
    2,
    [
      ['6 hours', 2],
      ['12/2 = 6', 2],
      ['400, 200, 100 = 3, 12/3 = 4 hours', 1],
      ['24 hours', 0],
    ],
  ],
  [
    'Expand and simplify (3x + 1)(x − 4) − (x − 2)²',
    'Question\tAnswer\tMark\tMark scheme\tAdditional guidance\n8\t2x² − 7x − 8\tM1\tfor expanding (3x + 1)(x − 4) with at least 3 of the 4 terms 3x², −12x, +x, −4 correct\tMay be seen as 3x² − 11x − 4\n\t\tM1\tfor (x − 2)² expanded as x² − 4x + 4 (or x² − 2x − 2x + 4)\tNeed not be subtracted for this mark\n\t\tA1\tcao\tTerms in any order',
    3,
    [
      ['2x^2-7x-8', 3],
      ['2x² - 8 - 7x', 3],
      ['(x-2)^2 = x^2 - 4x + 4', 1],
      ['3x - 4 - x - 2', 0],
    ],
  ],
  [
    'A bag holds 3 mint and 7 lime sweets. Two are taken without replacement. Work out the probability that they are the same.',
    'Qn Working Answer Mark Notes\n14\n3/10 × 2/9 (= 6/90)\n7/10 × 6/9 (= 42/90)\n"6/90" + "42/90"\n48/90 oe\n4\nB1 for 2/9 or 6/9 seen as second probability\nM1 for 3/10 × 2/9 or 7/10 × 6/9\nM1 for adding both correct products\nA1 for 48/90 oe e.g. 8/15, or 0.53 or better\nCorrect answer with no working B1M1M1A1',
    4,
    [
      ['8/15', 4],
      ['48/90 = 0.533', 4],
      ['3/10 + 7/10 = 1', 0],
    ],
  ],
  [
    'The table shows for how long 50 people queued. Work out an estimate of the mean queueing time.',
    '9\t5 × 12 + 15 × 20 + 25 × 18\nor 60 + 300 + 450 or 810\tM1\tallow one product incorrect\n\ttheir 810 ÷ 50\tM1dep\t\n\t16.2\tA1\taccept 16\n\tAdditional Guidance\n\tmean of the midpoints = 15 (frequencies not used)\tM0',
    3,
    [
      ['(60+300+450)/50 = 16 mins', 3],
      ['16.2', 3],
      ['60 + 300 + 450 = 810', 1],
      ['810/50 = 15.2', 2],
    ],
  ],
  [
    'A wire of length 2.00 m and area 1.5 × 10⁻⁷ m² stretches by 2.4 mm under 36 N. Determine its Young modulus.',
    '•  Use of σ = F/A   (1)\n•  Use of ε = Δx/x   (1)\n•  E = 2.0 × 10^11 Pa   (1)\n3\nExample of calculation\nσ = 36 N / 1.5 × 10–7 m2 = 2.4 × 108 Pa\nε = 2.4 × 10–3 m / 2.00 m = 1.2 × 10–3\nE = 2.4 × 108 Pa / 1.2 × 10–3 = 2.0 × 1011 Pa',
    3,
    [
      ['stress = 36/1.5x10^-7 = 2.4x10^8\nstrain = 0.0024/2 = 1.2x10^-3\nE = 2.0x10^11 Pa', 3],
      ['strain = 2.4/2000 = 0.0012', 1],
      ['E = 36 x 2 = 72', 0],
    ],
  ],
  [
    'Sound of frequency 5.0 MHz travels at 1500 m/s. Calculate the wavelength in metres, in standard form.',
    'λ = 1500 / 5 000 000 (1)\nλ = 3.0 × 10–4 (m) (1)',
    2,
    [
      ['3.0x10-4m', 2],
      ['1500/5000000 = 3x10^-4', 2],
    ],
  ],
  [
    'Express (4 + √2)/(2 − √2) in the form a + b√2.',
    '(4 + √2)(2 + √2)/2      M1\n= (10 + 6√2)/2          M1\n= 5 + 3√2               A1   cao\nCorrect answer without working gets M1M1A1.',
    3,
    [
      ['5+3sqrt2', 3],
      ['5 + 3√2', 3],
      ['4/2 = 2', 0],
    ],
  ],
  [
    'Calculate the distance in metres.',
    'speed × time used (1)\n0.45 × 20 (1)\n9.0 (m) (1)\nAnswer left in cm, 900 cm → 2 marks\nCorrect answer no working → 3',
    3,
    [
      ['9 m', 3],
      ['900 cm', 2],
      ['0.45', 0],
    ],
  ],
  [
    'ABC has a right angle at B. AB = 6.1 cm and angle BAC = 35°. Calculate AC.',
    '7.   cos 35 = 6.1/AC  or equivalent            M1\n     (AC =) 6.1/cos 35                         M1    Implies previous M1\n     7.4(...) (cm)                             A1    awrt 7.4. 7 with no more accurate value seen is A0\n                                               (3)\n     Correct answer without working gets M1M1A1.',
    3,
    [
      ['7.4cm', 3],
      ['7.447', 3],
      ['6.1 x cos 35 = 5.0', 0],
    ],
  ],
  [
    'A curve has equation y = x² + 1. Find the equation of the tangent at the point where x = 3.',
    'Question\tAnswer\tMarks\tAO\tGuidance\n4\tdy/dx = 2x\tM1A1\t1.1\tFully correct derivative\n\ty = 10\tB1\t1.1\tCorrect y-coordinate at x = 3\n\ty − 10 = 6(x − 3)\tM1\t1.1\tEquation of line, any form\n\ty = 6x − 8\tA1\t1.1\toe\n\t\t[5]\t\tAnswer only, correct: 5/5',
    5,
    [
      ['y=6x-8', 5],
      ['dy/dx = 2x', 2],
      ['y = 4', 0],
    ],
  ],
  [
    'The table shows the ages of 20 dogs. Calculate an estimate for the mean age.',
    '6. Midpoints 1, 3, 5                 B1\n   1×4 + 3×10 + 5×6 (= 64)           M1\n   ÷ 20                              m1   Dependent on M1\n   3.2 (years)                       A1   C.A.O.\n\n   Unsupported 3.2 : award all 4 marks',
    4,
    [
      ['3.2', 4],
      ['3.2 years', 4],
    ],
  ],
  [
    'Solve 2x + y = 11 and x − y = 1.',
    'Method to eliminate a variable, e.g. 3x = 12  M1\nFirst variable found, x = 4 or y = 3   A1\nSecond variable found   A1\n\nUnsupported correct pair: M1 A1 A1\nUnsupported single value: 0',
    3,
    [
      ['3x = 12', 1],
      ['y = x', 0],
    ],
  ],
  [
    'Light of energy 5.2 × 10⁻¹⁹ J falls on a metal of work function 2.5 eV. Calculate the maximum kinetic energy in J.',
    'φ = 2.5 × 1.60 × 10⁻¹⁹ = 4.0 × 10⁻¹⁹ (J) ✔\n\nEk = 1.2 × 10⁻¹⁹ (J) ✔\nAllow 1 max for 0.75 eV\nCorrect answer with no working gets 2',
    2,
    [
      ['1.2 x 10^-19', 2],
      ['0.75 eV', 1],
    ],
  ],
  [
    'Calculate the greatest mass of zinc from 40.5 g of zinc oxide.',
    'Mr ZnO = 65 + 16 = 81 (1)\nmoles ZnO = 40.5/81 = 0.50 (1)\nmass Zn = 0.50 × 65 = 32.5 (g) (1)\n\nallow ECF throughout\nfinal answer of 32.5 with or without working scores 3\nfinal answer of 65 scores 2',
    3,
    [
      ['32.5 g', 3],
      ['Mr = 81, 40.5/81 = 0.5', 2],
      ['65', 2],
    ],
  ],
  [
    'A box holds 3 red and 4 blue pens. Two are taken without replacement. Find the probability that they differ.',
    'Paper 1H Q9\n\n4/7 oe\n\nP1  for 3/7 × 4/6 or 4/7 × 3/6\nP1  for 3/7 × 4/6 + 4/7 × 3/6 oe\nA1  oe, accept 0.57(14...) or 57(.14...)%',
    3,
    [
      ['3/7 x 4/6 + 4/7 x 3/6 = 24/42 = 4/7', 3],
      ['3/7 x 4/6 = 12/42', 1],
    ],
  ],
  [
    'Expand and simplify (2x + 1)(x − 3) + 5x',
    'Q\tAnswer\tMark\tComments\n12\t2x² – 6x + x – 3\tM1\tat least 3 terms correct\n\t2x² – 3\tA1\t\n\nAdditional Guidance\n2x² – 3 with no working\tM1A1',
    2,
    [
      ['2x^2-3', 2],
      ['3', 0],
    ],
  ],
  [
    'A train goes 180 km in 1.5 hours. Calculate its speed. Show your working.',
    'speed = 180 ÷ 1.5 (1)\n120 (km/h) (1)\n120 with no working = 1',
    2,
    [
      ['120', 1],
      ['120 km/h', 1],
      ['180/1.5 = 120', 2],
      ['180 ÷ 1.5', 1],
      ['270', 0],
    ],
  ],
  [
    'Acid of 0.10 mol/dm³ neutralises the alkali. Calculate the concentration of the alkali.',
    'moles = 0.10 × 0.0250 = 0.0025 ;\n0.0025 ÷ 0.0050 = 0.50 ;\nAnswer of 0.5 (no working) gains 1 mark',
    2,
    [
      ['0.10 × 0.0250 = 0.0025; 0.0025/0.0050 = 0.50', 2],
      ['0.5 mol/dm3', 1],
      ['0.0025 mol', 1],
      ['5', 0],
    ],
  ],
  [
    'Work out the total cost of 3 teas and 2 cakes. You must show your working.',
    '3 × 2.40 (1)\n+ 2 × 1.15 (1)\n= £9.50 (1)\nNo working: £9.50 = 1 mark',
    3,
    [
      ['£9.50', 1],
      ['3 × 2.40 + 2 × 1.15 = £9.50', 3],
      ['3 x 2.40 = 7.20', 1],
    ],
  ],
  [
    'A car reaches 19.2 m/s from rest in 2 s. Calculate its acceleration.',
    'Question\tAnswer\tMark\n4\t(a =) 19.2 ÷ 2\t1\n\t9.6 (m/s²)\t1\n\tBare answer of 9.6 scores 1 mark only',
    2,
    [
      ['9.6 m/s²', 1],
      ['9.6', 1],
      ['19.2 ÷ 2 = 9.6 m/s²', 2],
      ['38.4', 0],
    ],
  ],
  [
    'Solve 5x − 3 = 32, showing each step.',
    '5x = 35   M1\nx = 7   A1\nx = 7 on its own: 1 mark',
    2,
    [
      ['x = 7', 1],
      ['5x = 35 so x = 7', 2],
      ['x = 9', 0],
    ],
  ],
  [
    'Convert the binary number 1101 0110 to denary. Show your working.',
    '128 + 64 + 16 + 4 + 2 (1)\n214 (1)\n214 without working 1 only',
    2,
    [
      ['214', 1],
      ['128+64+16+4+2 = 214', 2],
      ['216', 0],
    ],
  ],
  [
    'Calculate the gross profit margin.',
    'Gross profit = 80 000 − 50 000 = 30 000 (1)\n30 000 ÷ 80 000 × 100 (1)\n37.5% (1)\nAward full marks for correct answer without working',
    3,
    [
      ['37.5%', 3],
      ['80 000 − 50 000 = 30 000', 1],
    ],
  ],
  [
    'A cyclist and her bicycle have a mass of 80 kg and travel at 12 m/s. Calculate the kinetic energy. Give the unit.',
    'Ek = 0.5 × 80 × 12² (1)\n5760 (1)\t5760 with no working scores 2 marks\nJ / joules (1)',
    3,
    [
      ['5760 J', 3],
      ['5760', 2],
      ['0.5 x 80 x 12 x 12 = 5760 J', 3],
    ],
  ],
  [
    'A cyclist and her bicycle have a mass of 80 kg and travel at 12 m/s. Find the kinetic energy and give its unit.',
    'Ek = 0.5 × 80 × 12² (1)\n5760 (1)\nJ / joules (1)\n5760 with no working scores 1 mark',
    3,
    [
      ['5760 J', 2],
      ['5760', 1],
      ['0.5 x 80 x 144 = 5760 J', 3],
    ],
  ],
];

testMarks(CASES);
