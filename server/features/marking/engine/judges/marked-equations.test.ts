import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/**
 * Equations with separate marks for separate things, ions with their charge at the end of a line,
 * and gaps to fill.
 */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Write a balanced equation, with state symbols, for zinc carbonate and nitric acid.',
    '3.1\tZnCO3(s) + 2HNO3(aq) → Zn(NO3)2(aq) + H2O(l) + CO2(g)\n\tM1\tall formulae correct\n\tM2\tbalancing (dep on M1)\tallow multiples\n\tM3\tstate symbols (dep on M1)',
    3,
    [
      ['ZnCO3(s) + 2HNO3(aq) → Zn(NO3)2(aq) + H2O(l) + CO2(g)', 3],
      ['ZnCO3 + 2HNO3 -> Zn(NO3)2 + H2O + CO2', 2],
      ['ZnCO3(s) + HNO3(aq) → Zn(NO3)2(aq) + H2O(l) + CO2(g)', 2],
      ['2ZnCO3 + 4HNO3 = 2Zn(NO3)2 + 2H2O + 2CO2', 2],
      ['ZnCO3 + HNO3 → ZnNO3 + H2O + CO2', 0],
    ],
  ],
  [
    'Write an equation, including state symbols, for the second ionisation energy of calcium.',
    'Ca⁺(g) → Ca²⁺(g) + e⁻\nspecies correct & balanced (1)\n(g) on BOTH Ca+ and Ca2+ — mark dependent on correct species (1)\nALLOW e for e⁻',
    2,
    [
      ['Ca+(g) -> Ca2+(g) + e-', 2],
      ['Ca+(g) - e → Ca2+(g)', 2],
      ['Ca+ -> Ca2+ + e-', 1],
      ['Ca+(aq) -> Ca2+(g) + e-', 1],
      ['Ca(g) -> Ca2+(g) + 2e-', 0],
    ],
  ],
  [
    'Write a balanced symbol equation for burning butene.',
    'C4H8 + 6O2 → 4CO2 + 4H2O ✓✓\n\nFirst mark – all formulae correct\nSecond mark – balancing (dependent on 1st)',
    2,
    [
      ['C4H8 + 6O2 → 4CO2 + 4H2O', 2],
      ['C4H8 + O2 → CO2 + H2O', 1],
      ['C4H8 + 5O2 → 4CO2 + 4H2O', 1],
      ['C4H10 + O2 → CO2 + H2O', 0],
    ],
  ],
  [
    'Write the half equation for the reaction at the cathode.',
    'Zn2+ + 2e– \uF0E0 Zn\t(2)\n\tM1 all species correct on correct sides\n\tM2 balancing (dep on M1)',
    2,
    [
      ['Zn2+ + 2e- -> Zn', 2],
      ['Zn²⁺(l) + 2e⁻ → Zn(s)', 2],
      ['Zn2+ + e- -> Zn', 1],
      ['Zn -> Zn2+ + 2e-', 0],
      ['ZnCl2 -> Zn + Cl2', 0],
    ],
  ],
  [
    'Write the half equation for the reaction at the anode.',
    '2I– → I2 + 2e– (2)',
    2,
    [
      ['2I- -> I2 + 2e-', 2],
      ['2I- - 2e- -> I2', 2],
      ['I- -> I2 + e-', 1],
      ['I2 + 2e- -> 2I-', 0],
    ],
  ],
  [
    'Write a balanced symbol equation for burning propanol.',
    'C3H7OH + 4½O2 → 3CO2 + 4H2O (1)',
    1,
    [
      ['2C3H7OH + 9O2 → 6CO2 + 8H2O', 1],
      ['C3H8O + 4.5O2 → 3CO2 + 4H2O', 1],
      ['C3H6O + 4O2 → 3CO2 + 3H2O', 0],
    ],
  ],
  [
    'Give the formula of the ion.',
    'NO3–\tdo not accept NO3 / nitrate without charge shown\t1',
    1,
    [
      ['NO3-', 1],
      ['NO₃⁻', 1],
      ['NO3^- (aq)', 1],
      ['NO3', 0],
      ['NO2-', 0],
    ],
  ],
  [
    'Complete the equation by giving the missing ion.\nCa2+ + ____ → CaSO4',
    'SO42– (1)',
    1,
    [
      ['SO42-', 1],
      ['SO₄²⁻', 1],
      ['Ca2+ + SO42- → CaSO4', 1],
      ['SO4', 0],
      ['Na2SO4', 0],
    ],
  ],
  [
    'Give the formula of the ion that makes a solution alkaline.',
    'OH– (1)',
    1,
    [
      ['OH-', 1],
      ['–OH', 1],
      ['H+', 0],
    ],
  ],
  [
    'Balance the equation.\n__Al + __O2 → __Al2O3',
    '4Al + 3O2 → 2Al2O3 (1)',
    1,
    [
      ['4Al + 3O2 → 2Al2O3', 1],
      ['4, 3, 2', 1],
      ['2, 3, 1', 0],
      ['4, 3', 0],
    ],
  ],
];

testMarks(SCHEMES);
