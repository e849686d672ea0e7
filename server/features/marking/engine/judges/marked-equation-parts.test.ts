import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

const ASKED = 'Write the balanced equation, with state symbols, for lithium and water.';
const EQUATION = '2Li(s) + 2H2O(l) → 2LiOH(aq) + H2(g)';

const ANSWERS = [
  ['2Li(s) + 2H2O(l) -> 2LiOH(aq) + H2(g)', 3],
  ['2Li + 2H2O → 2LiOH + H2', 2],
  ['Li(s) + H2O(l) → LiOH(aq) + H2(g)', 2],
  ['Li + H2O → Li2O + H2', 0],
] as const;

/** What the marks of one equation are for, as several authors write it. */
const PARTED: readonly MarkedScheme[] = [
  [
    ASKED,
    `${EQUATION}\nallow 1 mark for all formulae right\n1 mark for balancing\n1 mark for state symbols`,
    3,
    ANSWERS,
  ],
  [ASKED, `${EQUATION} (3)\nspecies (1) balanced (1) state symbols (1)`, 3, ANSWERS],
  [ASKED, `${EQUATION}\nM1 formulae\nM2 balancing\nM3 state symbols`, 3, ANSWERS],
  [
    ASKED,
    `${EQUATION}\n\nformulae of reactants and products\n\nbalancing\n\nall state symbols\n\nbalancing mark dependent on correct formulae\n\n1\n1\n1`,
    3,
    ANSWERS,
  ],
  [
    'Write the equation for hydrogen burning.',
    '2H2 + O2 → 2H2O\n1 mark for the reactants and product, 1 mark for balancing',
    2,
    [
      ['2H2 + O2 → 2H2O', 2],
      ['H2 + O2 -> H2O', 1],
    ],
  ],
  [
    'Write the half-equations at (a) the cathode and (b) the anode.',
    'Question\tAnswer\tMarks\n1(a)\tZn²⁺ + 2e⁻ → Zn\nM1 Zn²⁺ on left, Zn on right\nM2 right number of electrons\t2\n1(b)\t2I⁻ → I2 + 2e⁻\nM1 species\nM2 fully correct\t2',
    4,
    [
      ['(a) Zn2+ + 2e- → Zn (b) 2I- → I2 + 2e-', 4],
      ['Zn2+ + 2e- -> Zn\n2I- -> I2 + 2e-', 4],
      ['a) Zn2+ + e- → Zn b) 2I- → I2 + 2e-', 3],
    ],
  ],
];

testMarks(PARTED);
