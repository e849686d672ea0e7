import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Both ends of an inequality, the form asked for, and remarks on units and on answers alone. */
const CASES: readonly MarkedScheme[] = [
  [
    'Write an inequality for: a number t is more than 2 and at most 7.',
    '2 < t ≤ 7   B1   oe e.g. t > 2 and t ≤ 7',
    1,
    [
      ['2 < t ≤ 7', 1],
      ['7 ≥ t > 2', 1],
      ['t > 2 and t ≤ 7', 1],
      ['2 < t < 7', 0],
      ['2 ≤ t ≤ 7', 0],
      ['t ≤ 7', 0],
    ],
  ],
  [
    'Simplify fully (2a³b)² ÷ 8a⁴b',
    'a²b/2   2\nB1 for 4a⁶b² seen',
    2,
    [
      ['4a^6b^2 ÷ 8a^4b = a^2b/2', 2],
      ['4a^6b^2', 1],
    ],
  ],
  [
    'Simplify y² × 3y³',
    '3y⁵ (1)',
    1,
    [
      ['3y^5', 1],
      ['y^2 × 3y^3', 0],
    ],
  ],
  [
    'Write 0.0052 in standard form, and work out (2 × 10^3) × (6 × 10^4) in standard form.',
    '(a) 5.2 × 10^–3   1 mark\n(b) 1.2 × 10^8   1 mark',
    2,
    [
      ['a) 5.2 x 10^-3 b) 1.2 x 10^8', 2],
      ['a) 5.2 x 10^3 b) 1.2 x 10^8', 1],
      ['1.2 x 10^8', 1],
    ],
  ],
  [
    'State how long the larva of this beetle lives.',
    '(about) 4 months / 17 weeks',
    1,
    [
      ['4 months', 1],
      ['17 weeks', 1],
      ['4 weeks', 0],
      ['about four months', 1],
    ],
  ],
  [
    'Give the unit of specific latent heat.',
    'J/kg\nallow joules per kilogram\ndo not accept J/kg °C (this is specific heat capacity)',
    1,
    [
      ['J/kg', 1],
      ['joules per kilogram', 1],
      ['J/kg°C', 0],
    ],
  ],
  [
    'Give the unit of specific heat capacity.',
    'J/kg °C\ndo not accept J/kg (this is specific latent heat)',
    1,
    [
      ['J/kg °C', 1],
      ['J/kg°C', 1],
      ['J/kg K', 1],
      ['J/(kg °C)', 1],
      ['J kg⁻¹ °C⁻¹', 1],
      ['J/kg', 0],
      ['J kg °C', 0],
    ],
  ],
  [
    'A lorry of mass 8000 kg travels at 5 m/s. Calculate its kinetic energy in kJ.',
    '½ × 8000 × 5²\t1 mark\n100 000 (J)\t1 mark\n100 (kJ)\t1 mark (ecf for ÷1000 of their value in J)\nCorrect final answer = 3 marks whatever the working',
    3,
    [
      ['100 kJ', 3],
      ['0.5 x 8000 x 25 = 100000 J = 100 kJ', 3],
      ['0.5 x 8000 x 25', 1],
    ],
  ],
  [
    'PQR is an isosceles triangle with PQ = PR. Angle QPR = 50°. QR is extended to S. Work out angle PRS and give a reason.',
    '1 mark: (180 − 50) ÷ 2 = 65 seen\n1 mark: 115 (°)\n1 mark: reason linked to the working: base angles of an isosceles triangle are equal\n115 with no working or reason = 2',
    3,
    [
      ['115', 2],
      ['(180 - 50)/2 = 65, 180 - 65 = 115. base angles of an isosceles triangle are equal', 3],
    ],
  ],
  [
    '16% of the flies of a population have vestigial wings, which is recessive. Calculate the percentage that is heterozygous.',
    'Correct answer of 48 (%) = 2 marks;;\nAllow for 1 mark:\n\tq = 0.4 / p = 0.6\n\tOR 0.48 (not as a percentage)',
    2,
    [
      ['48%', 2],
      ['0.48', 1],
      ['q = 0.4', 1],
      ['84%', 0],
    ],
  ],
  [
    'What fraction of the class walk? Give your answer as a fraction in its simplest form.',
    '12/30 (1)\n2/5 (1)',
    2,
    [
      ['2/5', 2],
      ['12/30', 1],
      ['4/10', 1],
      ['12/30 = 2/5', 2],
    ],
  ],
  [
    'Write 0.45 as a fraction.',
    '45/100 (1)\n= 9/20 (1)\nAnswer must be in simplest form',
    2,
    [
      ['9/20', 2],
      ['45/100', 1],
      ['90/200', 1],
    ],
  ],
  [
    'A bag has 6 red sweets out of 15. What fraction is red?',
    '6/15 (1)\n= 2/5 (1)\nFraction must be simplified for second mark',
    2,
    [
      ['2/5', 2],
      ['6/15', 1],
      ['4/15', 0],
    ],
  ],
  [
    'What fraction of the days were wet?',
    '12/30 or 2/5 or 0.4 (1)',
    1,
    [
      ['12/30', 1],
      ['4/10', 1],
      ['40%', 1],
      ['12/18', 0],
    ],
  ],
  [
    'Cancel 15/35 down fully.',
    '3/7',
    1,
    [
      ['3/7', 1],
      ['15/35', 0],
      ['6/14', 0],
    ],
  ],
  [
    'Write 24 : 36 in its simplest form.',
    '2 : 3\tB2\tB1 for 4 : 6 or 12 : 18 oe',
    2,
    [
      ['2:3', 2],
      ['4:6', 1],
      ['12 : 18', 1],
      ['24:36', 0],
      ['3:2', 0],
    ],
  ],
  [
    'Two children are 8 and 12. Write the ratio of their ages in its simplest form.',
    '8 : 12 (1)\n2 : 3 (1)',
    2,
    [
      ['2:3', 2],
      ['8:12', 1],
      ['4:6', 1],
      ['12:8', 0],
    ],
  ],
  [
    'Work out 2/3 + 1/12. Give your answer in its simplest form.',
    '8/12 + 1/12 (1)\n9/12 (1)\n3/4 (1)',
    3,
    [
      ['3/4', 3],
      ['9/12', 2],
      ['8/12 + 1/12 = 9/12', 2],
      ['3/15', 0],
    ],
  ],
  [
    'Find the probability that both are green.',
    '3/8 × 2/7 (1)\n= 6/56 (1)\nNo need to simplify',
    2,
    [
      ['6/56', 2],
      ['3/28', 2],
      ['3/8 x 2/7', 1],
    ],
  ],
  [
    'Work out the length of the third side.',
    '17 | 10.9 | P1 | for 12² − 5² or 119\n | | P1 | for √119\n | | A1 | for answer in the range 10.9 to 10.91',
    3,
    [
      ['10.905', 3],
      ['√119 = 10.8', 2],
    ],
  ],
];

testMarks(CASES);
