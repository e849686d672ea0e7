import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * Names that share what is said about them, changes from one thing to another, and an answer after
 * its letter.
 */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'What happens when the gas is heated?',
    'pressure / temperature rises (1)',
    1,
    [
      ['the pressure rises', 1],
      ['its temperature rises', 1],
      ['the pressure falls', 0],
    ],
  ],
  [
    'What happens to the market?',
    'the demand / quantity bought falls',
    1,
    [
      ['demand falls', 1],
      ['the quantity bought falls', 1],
      ['demand rises', 0],
    ],
  ],
  [
    'What is seen in the flask?',
    'yellow → colourless (1)',
    1,
    [
      ['yellow to colourless', 1],
      ['it goes from yellow to colourless', 1],
      ['yellow -> colourless', 1],
      ['it was yellow and turned colourless', 1],
      ['colourless to yellow', 0],
      ['colourless -> yellow', 0],
      ['it turns yellow from colourless', 0],
    ],
  ],
  [
    'Which change of state is melting?',
    'from solid to liquid',
    1,
    [
      ['solid to liquid', 1],
      ['a solid becomes a liquid', 1],
      ['a liquid becomes a solid', 0],
      ['liquid → solid', 0],
    ],
  ],
  [
    'What is the job of the kidney?',
    'A: it filters the blood',
    1,
    [
      ['it filters the blood', 1],
      ['it pumps air', 0],
    ],
  ],
  [
    'How does the bulb change?',
    'it glows more - allow brightens (1)',
    1,
    [
      ['it brightens', 1],
      ['it glows more', 1],
      ['it cools', 0],
    ],
  ],
  [
    'A 12 V supply drives R1 = 2.0 kΩ and R2 = 4.0 kΩ in series. Calculate the voltage across R2.',
    'V = 12 × 4/(2+4) ✓\n= 8 (V) ✓\nOR\nI = 12/6000 = 2 mA ✓  V = 2 mA × 4 k = 8 V ✓',
    2,
    [
      ['I = 12/6000 = 0.002 A, V = 0.002 x 4000 = 8 V', 2],
      ['4/6 x 12 = 7.5', 1],
      ['8 x 3/6 = 4 V', 0],
      ['8 V', 2],
    ],
  ],
  [
    'A sledge of mass 40 kg slides from rest down a height of 5.0 m without friction. Calculate its speed at the bottom.',
    'mgh = ½mv² ✓\nv² = 2 × 9.81 × 5.0 (= 98.1) ✓\nv = 9.9 (m s–1) ✓\n\nALTERNATIVE METHOD\nEp = 40 × 9.81 × 5.0 = 1962 ✓\nv² = 2 × 1962 ÷ 40 ✓\nv = 9.9 (m s–1) ✓',
    3,
    [
      ['9.9 m/s', 3],
      ['40 x 9.81 x 5 = 1962, 2 x 1962 / 40 = 98.1, v = 9.9', 3],
      ['40 x 9.81 x 5.0 = 1962', 1],
      ['40 x 5 = 200 m/s', 0],
    ],
  ],
  [
    'A van of mass 1500 kg speeds up from rest to 14 m s⁻¹ in 70 m. Calculate the resultant force. Give the unit.',
    'v² = u² + 2as\tC1\na = 1.4 (m s–2)\tC1\nF = 2100 N / 2000 N\tA1\nAlternative: 147 000 (J) = F × 70\tC1\nF = 2100 N\tA1\nCorrect answer with unit, no working = 3',
    3,
    [
      ['2100 N', 3],
      ['2.1 kN', 3],
      ['2.0 kN', 3],
      ['2.1 N', 0],
    ],
  ],
];

testMarks(SCHEMES);
