import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../testing/mark-of.ts';

const CASES: readonly MarkedScheme[] = [
  [
    'Price rises by 10% and demand falls by 5%. Calculate the price elasticity of demand and state whether demand is elastic or inelastic.',
    'PED = −5/10 = −0.5 (1)\ndemand is (price) inelastic (1) OFR',
    2,
    [
      ['-0.5, inelastic', 2],
      ['-0.5 so it is elastic', 1],
      ["-0.5, it's not elastic", 2],
      ['inelastc', 1],
    ],
  ],
  [
    'State whether the reaction is exothermic or endothermic.',
    'exothermic',
    1,
    [
      ['It is an exothermic reaction because the temperature went up', 1],
      ['exothermmic', 1],
      ['endothermic', 0],
      ['exothermic and endothermic', 0],
    ],
  ],
  [
    'The lens makes the rays meet. State whether the lens is converging or diverging.',
    'converging (lens)',
    1,
    [
      ['convergeing lens', 1],
      ['it is converging not diverging', 1],
      ['diverging', 0],
    ],
  ],
  [
    'State whether company A is in the private or public sector. Give a reason.',
    'private (1)\nowned by shareholders (1)',
    2,
    [
      ['Private because it has shareholders who own it', 2],
      ['public, owned by shareholders', 1],
    ],
  ],
  [
    'State whether demand for each of these is elastic or inelastic.\n(a) petrol\n(b) holidays',
    'petrol: inelastic (1)\nholidays: elastic (1)',
    2,
    [
      ['(a) inelastic (b) elastic', 2],
      ['petrol is inelastic, holidays are elastic', 2],
    ],
  ],
];

testMarks(CASES);
