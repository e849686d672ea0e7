import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** The meaning of a term in a student's own words, and words with a negative prefix. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    "State what is meant by the term 'cache memory'.",
    '• fast / quick access memory // memory on / near the processor\n• stores frequently / recently used data',
    2,
    [
      ['memory that is close to the processor', 1],
      ['it stores data which is used often', 1],
      ['it is where the computer saves files when it is off', 0],
    ],
  ],
  [
    "Define the term 'population density'.",
    'number of people (1)\nper unit area / square kilometre (1)',
    2,
    [
      ['the number of people in a place', 1],
      ['how many people live in each square kilometre', 2],
      ['how big a country is', 0],
    ],
  ],
  [
    'What term means the movement of water through a membrane?',
    'osmosis (1)',
    1,
    [
      ['osmosis', 1],
      ['diffusion', 0],
    ],
  ],
  [
    'State two advantages of a private limited company.',
    'limited liability (1)\ncan sell shares (1)',
    2,
    [
      ['unlimited liability', 0],
      ['it has limited liability', 1],
      ['unlimited liability but it can sell shares', 1],
      ['the liability of the owners is limited and they can sell shares', 2],
    ],
  ],
  [
    'Describe demand for bread and how rocks let water through. (2)',
    'demand is inelastic (1)\nclay is impermeable (1)',
    2,
    [
      ['demand is elastic', 0],
      ['demand is inelastic', 1],
      ['clay is permeable', 0],
      ['clay is impermeable and demand is inelastic', 2],
    ],
  ],
];

testMarks(SCHEMES);
