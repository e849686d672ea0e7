import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Formulae rearranged, in schemes without M and A: all the steps are the same equation. */
const CASES: readonly MarkedScheme[] = [
  [
    'Rearrange s = d + kt to make k the subject.',
    's − d = kt   (1)\nk = (s − d)/t   oe   (1)',
    2,
    [
      ['k = (s-d)/t', 2],
      ['s - d = kt', 1],
      ['s-d = kt, k = t/(s-d)', 1],
      ['s − d = kt\nk = s − d − t', 1],
      ['k = sd/t', 0],
    ],
  ],
  [
    'Make r the subject of A = πr² + k.',
    'A − k = πr²   (1)\n(A − k)/π = r²   (1)\nr = √((A − k)/π)   (1)',
    3,
    [
      ['r = √((A-k)/π)', 3],
      ['A - k = πr²', 1],
      ['A - k = πr^2\n(A-k)/π = r^2', 2],
      ['(A-k)/π = r^2', 2],
    ],
  ],
  [
    'Make m the subject of the formula E = ½mv².',
    '2E = mv²\t1\nm = 2E / v²\t1',
    2,
    [
      ['m = 2E/v^2', 2],
      ['2E = mv^2', 1],
      ['2E = mv² so m = 2Ev²', 1],
      ['m = Ev/2', 0],
    ],
  ],
  [
    'Rearrange PV = nRT to give T.',
    'T = PV/nR ✓',
    1,
    [
      ['T = PV/nR', 1],
      ['T = (P x V)/(n x R)', 1],
      ['PV/T = nR', 0],
      ['T = nR/PV', 0],
    ],
  ],
  [
    'Rearrange the formula Q = mcΔT to find c.',
    'c = Q/(mΔT) (1)',
    1,
    [
      ['c = Q/(m x ΔT)', 1],
      ['c = mQ/ΔT', 0],
    ],
  ],
  [
    'Rearrange the formula to make V the subject: ρ = m/V',
    'ρV = m (1)\nV = m/ρ (1)',
    2,
    [
      ['V = m/ρ', 2],
      ['ρV = m', 1],
      ['V = mρ', 0],
    ],
  ],
  // Schemes with M and A, and formulae shown with figures, are marked as before.
  [
    'Make x the subject of y = 3x − 5.',
    'y + 5 = 3x  M1\nx = (y + 5)/3  A1',
    2,
    [
      ['x = (y+5)/3', 2],
      ['y + 5 = 3x', 1],
    ],
  ],
  [
    'A sound has a frequency of 400 Hz and a wavelength of 0.85 m. Calculate its speed.',
    'v = fλ (1)\n340 (m/s) (1)',
    2,
    [
      ['340 m/s', 2],
      ['400 / 0.85 = 471', 0],
    ],
  ],
  [
    'Solve the equation 5x + 3 = 18.',
    '5x = 15 (1)\nx = 3 (1)',
    2,
    [
      ['x = 3', 2],
      ['5x = 15', 1],
    ],
  ],
];

testMarks(CASES);
