import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../judges/testing/mark-of.ts';

/** Lists of several points, with answers that express all, some, or the reverse of them. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Explain how sweating cools the body.',
    '• sweat evaporates (1)\n• taking (heat) energy from the skin (1)\n• so body temperature falls (1)',
    3,
    [
      ['Sweat evaporates from your skin and takes away heat, so you cool down.', 3],
      ['The sweat evaporates.', 1],
      ['sweat takes heat away from the skin', 1],
      ['Sweat drips off you and makes you wet', 0],
      ['body temperature goes down', 1],
      ['Evaporation of sweat uses energy from the skin which lowers body temperature', 3],
    ],
  ],
  [
    'Describe how the heart rate returns to normal after exercise.',
    'oxygen debt is repaid ;\nlactic acid is broken down / removed ;\nadrenaline falls ;\nmax 2',
    2,
    [
      ['The lactic acid gets broken down and the oxygen debt gets paid back', 2],
      ['lactic acid is removed', 1],
      ['adrenaline goes down and lactic acid is removed', 2],
      ['your heart slows', 0],
    ],
  ],
  [
    'Give two reasons why the Treaty of Versailles was hated in Germany.',
    '• loss of land (1)\n• reparations had to be paid (1)\n• army was limited to 100 000 men (1)\n• war guilt clause (1)\nmax 2',
    2,
    [
      ['They lost land and had to pay reparations.', 2],
      ['The army was cut to 100,000', 1],
      ['They gained land', 0],
      ['They did not have to pay reparations', 0],
      ['it was unfair', 0],
    ],
  ],
  [
    'Explain why a ship made of steel floats.',
    'ship contains air (1)\nso its average density is less than water (1)\nupthrust equals weight (1)',
    3,
    [['the upthrust is the same as the weight', 1]],
  ],
  [
    'Suggest two ways a business could increase its sales.',
    'Any two from:\n• advertise more\n• lower its prices\n• improve product quality\n• special offers / discounts\n• open more stores',
    2,
    [
      ['put prices up', 0],
      ['make better products', 1],
      ['sell more', 0],
      ['close some stores and stop advertising', 0],
    ],
  ],
  [
    'Describe what happens to the particles when a solid melts.',
    'particles gain energy (1)\nvibrate more (1)\nbonds / forces between them are overcome (1)\nparticles can move past each other (1)\nmax 3',
    3,
    [
      [
        'They gain energy and vibrate more until the bonds break and they can slide past each other.',
        3,
      ],
      ['The particles get more energy and vibrate faster', 2],
      ['the forces get stronger', 0],
      ['particles lose energy', 0],
      ['They break free from each other and move around', 1],
      ['they melt', 0],
    ],
  ],
  [
    'State three differences between plant and animal cells.',
    'plant cells have a cell wall (1)\nplant cells have chloroplasts (1)\nplant cells have a permanent vacuole (1)',
    3,
    [
      ['Plant cells have a cell wall, chloroplasts and a vacuole but animal cells do not.', 3],
      ['animal cells have chloroplasts', 0],
      ['plants have cell walls', 1],
      ['Plant cells have a nucleus', 0],
      ['Animal cells have a cell wall and plant cells do not', 0],
      ['only plant cells have chloroplasts and a cell wall', 2],
    ],
  ],
  [
    'Explain two effects of deforestation on the local climate.',
    'less transpiration (1) so less rainfall (1)\nless shade (1) so ground temperatures rise (1)',
    4,
    [
      [
        'There is less transpiration so there is less rain, and less shade so the ground gets hotter.',
        4,
      ],
      ['less rain', 1],
      ['It rains more', 0],
      ['There is less shade so it is hotter', 2],
      ['more transpiration so more rain', 0],
      ['fewer trees means less transpiration', 1],
    ],
  ],
  [
    'Describe how a vaccine protects against disease.',
    'contains dead / weakened pathogens (1)\nwhite blood cells make antibodies (1)\nmemory cells remain (1)\nfaster response on second infection (1)',
    4,
    [
      [
        'A vaccine has a weak form of the pathogen in. Your white blood cells produce antibodies and memory cells stay so if you get infected again the response is quicker.',
        4,
      ],
      ['It kills the disease', 0],
      ['It contains a weakened form of the pathogen', 1],
      ['antibodies are made by white blood cells', 1],
      ['Memory cells stay in the blood so next time you respond faster', 2],
      ['It contains live, full strength pathogens', 0],
    ],
  ],
];

testMarks(SCHEMES);
