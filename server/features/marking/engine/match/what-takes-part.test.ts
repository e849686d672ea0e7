import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../judges/testing/mark-of.ts';

/**
 * What takes part in something, causes it or is made by it: in other words, and with another thing
 * in its place.
 */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'What happens in an endothermic reaction?',
    'energy is taken in from the surroundings',
    1,
    [
      ['energy is taken in from the surroundings', 1],
      ['energy is absorbed from the surroundings', 1],
      ['it takes in energy from the surroundings', 1],
      ['energy is released to the surroundings', 0],
      ['it gives out energy to the surroundings', 0],
      ['energy is given off', 0],
    ],
  ],
  [
    'What do plants do in the light?',
    'take in carbon dioxide and give out oxygen (1)',
    1,
    [
      ['they take in carbon dioxide and give out oxygen', 1],
      ['They absorb CO2 and release O2', 1],
    ],
  ],
  [
    'State what limits the yield.',
    'the amount of fertiliser',
    1,
    [
      ['the amount of sunlight', 0],
      ['amount of fertiliser used', 1],
      ['the amount of water available', 0],
    ],
  ],
  [
    'What is formed?',
    'copper sulfate crystals are formed',
    1,
    [
      ['blue crystals of copper sulfate form', 1],
      ['copper sulphate crystals', 1],
    ],
  ],
  [
    'Why did the tax fail?',
    'people refused to pay the poll tax',
    1,
    [['they refused to pay it', 1]],
  ],
  [
    'Why is the sky dark?',
    'the moon blocks the sun',
    1,
    [
      ['the moon blocks the light of the sun', 1],
      ['moon covers the sun', 1],
    ],
  ],
];

testMarks(SCHEMES);
