import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Calculations with a slip on the way, and the marks of an examiner who carries it forward. */
const CASES: readonly MarkedScheme[] = [
  [
    'A resistor of 12 Ω has a current of 0.50 A through it for 2 minutes. Calculate the energy transferred.',
    'P = I²R = 0.50² × 12 (1)\nP = 3.0 (W) (1)\nE = Pt = 3.0 × 120 (1)\nE = 360 (J) (1)\nallow ecf throughout',
    4,
    [
      ['P = 0.5 x 12 = 6 W, E = 6 x 120 = 720 J', 2],
      ['power is 3 W so energy is 360 J', 4],
      ['P = 0.5² × 12 = 30 W; E = 30 × 120 = 3600 J', 3],
      ['720 J', 0],
      ['6 watts times 120 seconds is 720 J', 2],
    ],
  ],
  [
    'A 1200 kg car speeds up from 10 m/s to 18 m/s in 4.0 s. Calculate the resultant force.',
    'change in velocity = 18 − 10 = 8 (m/s) (1)\na = 8 / 4.0 = 2.0 (m/s²) (1) ecf\nF = 1200 × 2.0 = 2400 (N) (1) ecf',
    3,
    [
      ['18 + 10 = 28, 28/4 = 7, F = 1200 x 7 = 8400 N', 2],
      ['change = 8. 8 x 4 = 32. 1200 x 32 = 38400', 2],
      ['a = 18/4 = 4.5 so F = 5400 N', 1],
      ['(18-10)/4 = 2, 1200/2 = 600 N', 2],
      ['2400 N', 3],
      ['8/4 = 2.5 m/s², F = 1200 × 2.5 = 3000 N', 2],
    ],
  ],
  [
    'Calculate the volume of carbon dioxide, in dm3, formed when 5.0 g of calcium carbonate (Mr = 100) decomposes. One mole of gas occupies 24 dm3.\nCaCO3 → CaO + CO2',
    'moles CaCO3 = 5.0/100 = 0.050 ✓\nmoles CO2 = 0.050 ✓\nvolume = 0.050 × 24 = 1.2 (dm3) ✓\nALLOW ECF',
    3,
    [
      ['5/100 = 0.5 mol, CO2 = 0.5 mol, 0.5 x 24 = 12 dm3', 2],
      ['100/5 = 20 mol so 20 mol of CO2, 480 dm3', 2],
      ['0.05 mol of each. 0.05/24 = 0.002', 2],
      ['5 x 24 = 120 dm3', 0],
      ['1.2', 3],
      ['0.05 mol calcium carbonate makes 0.1 mol CO2 and 0.1 x 24 = 2.4', 2],
    ],
  ],
  [
    '0.60 g of magnesium (Ar = 24) reacts with excess acid.\nMg + 2HCl → MgCl2 + H2\nCalculate the mass of magnesium chloride (Mr = 95) formed.',
    'M1 moles Mg = 0.60 ÷ 24 = 0.025\nM2 moles MgCl2 = 0.025\nM3 mass = M2 × 95 = 2.375 / 2.38 / 2.4 g',
    3,
    [
      ['0.6/24 = 0.25, so 0.25 x 95 = 23.75 g', 2],
      ['24/0.6 = 40, 40 x 95 = 3800g', 2],
      ['0.025 mol Mg so 0.0125 mol MgCl2, mass 1.19 g', 2],
      ['0.025 x 95 = 2.375', 3],
    ],
  ],
  [
    'Opening capital £20 000, profit for the year £14 500, drawings £6 200. The owner also paid in £3 000.\nCalculate closing capital.',
    'Opening capital plus capital introduced 20 000 + 3 000 = 23 000 (1)\nplus profit 23 000 + 14 500 = 37 500 (1)OF\nless drawings 37 500 − 6 200 = 31 300 (1)OF',
    3,
    [
      ['20 000 - 3 000 = 17 000; 17 000 + 14 500 = 31 500; 31 500 - 6 200 = 25 300', 2],
      ['23 000 + 14 500 = 37 500 + 6 200 = 43 700', 2],
      ['£31,300', 3],
      ['23000 then 37,500 then 31,800', 2],
    ],
  ],
  [
    'Sales are £80 000 and cost of sales £52 000. Expenses are £19 000. Calculate the profit for the year as a percentage of sales.',
    'Gross profit = 80 000 − 52 000 = 28 000 (1)\nProfit for the year = 28 000 − 19 000 = 9 000 (1)OF\n9 000/80 000 × 100 = 11.25% (1)OF',
    3,
    [
      ['Gross profit is 32 000. 32 000 - 19 000 = 13 000. 13/80 = 16.25%', 2],
      ['28000 - 19000 = 11000, 11000/80000 x 100 = 13.75%', 2],
      ['GP 28k, profit 9k, 9/52 = 17.3%', 2],
      ['80000 - 19000 = 61000 / 80000 = 76.25%', 1],
    ],
  ],
  [
    'Income rises from £400 to £440 and demand for a good rises from 50 to 60 units. Calculate YED.',
    '%ΔQ = 10/50 × 100 = 20% (1)\n%ΔY = 40/400 × 100 = 10% (1)\nYED = 20/10 = 2 (1) ofr',
    3,
    [
      ['10/60 = 16.7%, 40/400 = 10%, 16.7/10 = 1.67', 2],
      ['20% and 10%, so 10/20 = 0.5', 2],
      ['10/60 = 16.7%, 40/440 = 9.1%, YED = 1.83', 1],
      ['YED = +2', 3],
      ['demand up 20 per cent, income up 40 per cent, 20/40 = 0.5', 2],
    ],
  ],
  [
    'A circle has circumference 44 cm. Work out its area. Give your answer to 3 significant figures.',
    'M1 44 ÷ 2π or 7.00(…)\nM1 π × (their 7.00)²\nA1 154',
    3,
    [
      ['44/π = 14.0, area = π x 14² = 616', 1],
      ['r = 7, area = 2π7 = 44', 1],
      ['r = 44/2π = 7.0, π × 7² = 153.9', 2],
      ['154 cm²', 3],
      ['44 ÷ 3.14 = 14.01, 3.14 x 14.01² = 616.3', 1],
    ],
  ],
  [
    'Find the equation of the line through (2, 7) and (6, 15) in the form y = mx + c.',
    'M1 (15 − 7)/(6 − 2) = 2\nM1 7 = 2 × 2 + c ft their gradient\nA1 y = 2x + 3',
    3,
    [
      ['m = (6-2)/(15-7) = 0.5, 7 = 0.5 x 2 + c, c = 6, y = 0.5x + 6', 1],
      ['gradient 8/4 = 2 so y = 2x + 3', 3],
    ],
  ],
  [
    'A cell is drawn 45 mm long. Its real length is 30 µm. Calculate the magnification.',
    '45 mm = 45 000 (µm) (1)\n45 000 ÷ 30 (1)\n× 1500 (1)\nallow ecf for incorrect conversion',
    3,
    [
      ['45 mm = 4500 µm. 4500/30 = 150', 2],
      ['450 µm ÷ 30 = 15 times', 2],
      ['x1500', 3],
      ['30/45000 = 0.00067', 1],
    ],
  ],
  [
    'An image is 400 pixels by 300 pixels and uses 8 colours. Calculate its file size in kilobytes. (1 kilobyte = 1000 bytes)',
    '400 × 300 = 120 000 (1)\n8 colours = 3 bits (1)\n120 000 × 3 = 360 000 bits (1)\n÷ 8 = 45 000 bytes (1)\n45 (kB) (1)\nFT own figures',
    5,
    [
      ['120000 x 3 = 360000, /1000 = 360 kB', 4],
      ['45', 5],
      ['400x300=120000 x 4 bits = 480000 / 8 = 60000 = 60 kB', 4],
    ],
  ],
  [
    'A river carries 240 m³ of water in 30 s through a channel 4.0 m wide and 0.50 m deep. Calculate the velocity.',
    'discharge = 240/30 = 8.0 m³/s (1)\narea = 4.0 × 0.50 = 2.0 m² (1)\nvelocity = 8.0 / 2.0 = 4.0 m/s (1) ecf from either',
    3,
    [
      ['240/30 = 8, 4 + 0.5 = 4.5, 8/4.5 = 1.78 m/s', 2],
      ['240 x 30 = 7200. 4 x 0.5 = 2. 7200/2 = 3600', 2],
      ['8/2 = 4', 3],
      ['8 x 2 = 16 m/s', 2],
      ['discharge 7200, area 4.5, velocity 1600 m/s', 1],
    ],
  ],
  [
    'The times, in seconds, of five runners are 12, 14, 15, 19, 20. Find the mean and how far the slowest is above the mean.',
    'sum = 80 (1)\nmean = 80/5 = 16 (1)\n20 − 16 = 4 (1) ft their mean',
    3,
    [
      ['80/4 = 20 so 0 seconds', 2],
      ['mean is 16, and 4 s', 3],
    ],
  ],
  [
    'Half of a 360 g pie is eaten. 100 g of pie holds 950 kJ. Calculate the energy eaten.',
    '360 / 2 = 180 g (1)\n180 / 100 × 950 (1)\n1710 kJ (1)\naccept ecf',
    3,
    [
      ['360/100 x 950 = 3420 kJ', 2],
      ['180 x 950 = 171000 kJ', 1],
      ['1.8 x 950 = 1710', 3],
      ['360 / 2 = 160, 1.6 x 950 = 1520 kJ', 2],
      ['1520', 0],
    ],
  ],
  [
    'The activity of a source falls from 400 Bq to 50 Bq in 18 minutes. Find the half-life.',
    'Answer\tMark\nevidence of halving (1)\n400 → 200 → 100 → 50\t(3)\n18 ÷ 3 (1)\n6 (minutes) (1)',
    3,
    [
      ['400 200 100 50 so three half lives, 18/3 = 6 minutes', 3],
      ['it halves three times: 400, 200, 100, 50', 1],
    ],
  ],
  [
    'Solve 3(2x − 5) = 4x + 7',
    'M1 6x − 15\nM1 6x − 4x = 7 + 15 ft their expansion\nA1 11',
    3,
    [
      ['6x - 5 = 4x + 7, 6x - 4x = 7 + 5, x = 6', 1],
      ['11', 3],
    ],
  ],
  // A right figure from wrong working.
  [
    'The activity falls from 640 Bq to 80 Bq in 24 hours. Calculate the half-life.',
    '640 → 320 → 160 → 80 (1)\n24 ÷ 3 (1)\n8 (hours) (1)\nDo not award any marks for 8 from 640 ÷ 80',
    3,
    [
      ['640/80 = 8 hours', 0],
      ['24/3 = 8 hours', 3],
      ['8 hours', 3],
    ],
  ],
  [
    'Calculate the resistance of a 12 V lamp that carries 3 A.',
    'R = V / I = 12 / 3 (1)\n4 (Ω) (1)\nreject 4 from 12 − 8',
    2,
    [
      ['12 - 8 = 4 ohms', 0],
      ['12/3 = 4', 2],
    ],
  ],
  // A formula in words next to the calculation.
  [
    'A cell is 60 mm long in a picture that magnifies 20 000 times. Calculate its length in µm.',
    'actual = image ÷ magnification / 60 ÷ 20 000 (1)\n60 mm = 60 000 µm (1)\n3 (µm) (1)',
    3,
    [
      ['60/20000 = 0.003', 1],
      ['60 mm = 60000 µm, 60000 ÷ 20000 = 3', 3],
      ['3', 3],
    ],
  ],
  [
    'Calculate the mean of 4, 5 and 9.',
    '18 ÷ 3 (1)\n6 (1)\nThe candidate need not show 6 from 18 ÷ 3',
    2,
    [['18/3 = 6', 2]],
  ],
];

testMarks(CASES);
