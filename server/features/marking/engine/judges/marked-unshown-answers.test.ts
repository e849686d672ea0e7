import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Schemes that say what an answer without its working gets, or what it must not be taken for. */
const CASES: readonly MarkedScheme[] = [
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
];

testMarks(CASES);
