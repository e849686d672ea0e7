import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** What a scheme rejects literally, or rejects for one thing and not for another. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Name the type of reaction in which an alkene reacts with bromine.',
    'addition (reaction) (1)\nNOT additional / substitution / addition polymerisation',
    1,
    [
      ['addition', 1],
      ['an addition reaction', 1],
      ['addition polymerisation', 0],
      ['additional', 0],
      ['substitution', 0],
      ['addition, not addition polymerisation', 1],
    ],
  ],
  [
    'Name the process by which water enters roots.',
    'osmosis (1)  reject reverse osmosis',
    1,
    [
      ['osmosis', 1],
      ['by osmosis', 1],
      ['reverse osmosis', 0],
    ],
  ],
  [
    'Explain how the alveolus is adapted. (2)',
    'any two from:\n● large surface area\n● thin wall\tignore thin cell wall\n● good blood supply\n● moist lining',
    2,
    [
      ['it has a thin wall and a large surface area', 2],
      ['thin walls', 1],
      ['it has thin cell walls', 0],
      ['thin cell walls and a good blood supply', 1],
      ['its wall is thin', 1],
    ],
  ],
  [
    'State the unit of charge.',
    'coulomb / C (1) do not accept c',
    1,
    [
      ['C', 1],
      ['coulombs', 1],
      ['c', 0],
      ['A', 0],
    ],
  ],
  [
    'State the unit of energy.',
    'J / joule (1)\nreject j',
    1,
    [
      ['J', 1],
      ['joules', 1],
      ['j', 0],
      ['N', 0],
    ],
  ],
  [
    'State the unit of temperature used for gas calculations.',
    'K (1) R °K',
    1,
    [
      ['K', 1],
      ['°K', 0],
      ['°C', 0],
    ],
  ],
  [
    'What is the probability of a carrier couple having an affected child?',
    '0.25 / ¼ / 25% / 1 in 4 (1)\nDo not accept 1:4',
    1,
    [
      ['25%', 1],
      ['1/4', 1],
      ['1:4', 0],
      ['1 in 4', 1],
      ['one in four', 1],
    ],
  ],
  [
    'What is the probability of a carrier couple having an affected child?',
    '¼ oe (1) reject 1 : 3 or 1 : 4',
    1,
    [
      ['0.25', 1],
      ['1:4', 0],
      ['1 : 3', 0],
    ],
  ],
  [
    'Write the number in standard form: 4500',
    '4.5 × 10³ (1) reject 45 × 10²',
    1,
    [
      ['4.5 x 10^3', 1],
      ['45 x 10^2', 0],
      ['4500', 0],
    ],
  ],
  [
    'Give the answer to 2 decimal places: 17 ÷ 7',
    '2.43 (1) not 2.4',
    1,
    [
      ['2.43', 1],
      ['2.4', 0],
      ['2.428', 0],
    ],
  ],
  [
    'Who did she visit?',
    'her uncle (1)\nreject: his uncle',
    1,
    [
      ['her uncle', 1],
      ['his uncle', 0],
      ['her aunt', 0],
    ],
  ],
  [
    'Explain why resistance rises.',
    '(Metal) ions vibrate more ✓\nNOT electrons vibrate more\nMore collisions between electrons and ions ✓',
    2,
    [
      ['the ions vibrate more and the electrons collide with them more often', 2],
      ['ions vibrate more, so electrons hit ions more', 2],
    ],
  ],
  [
    'What happens in osmosis?',
    'water moves into the cell (1) reject solute moves into the cell',
    1,
    [
      ['Water moves into the cell and the solute stays outside.', 1],
      ['solute moves into the cell', 0],
      ['water moves in', 1],
    ],
  ],
  [
    'Who did the king fight?',
    'the king fought the barons (1). Reject: the barons fought the Scots',
    1,
    [
      ['The king fought the barons while the Scots watched', 1],
      ['The barons fought the Scots', 0],
    ],
  ],
  [
    'A heater of 2.5 kW is on for 20 hours at 18p per kWh. Calculate the cost.',
    '2.5 × 20 = 50 (1)\n50 × 18 = 900p or £9 (1)\nDo not accept £900 for final mark',
    2,
    [
      ['£9', 2],
      ['2.5 x 20 = 50, 50 x 18 = £900', 1],
    ],
  ],
  [
    'Calculate the temperature in °C.',
    'T = 117 ÷ 0.175 = 669 (1)\n669 − 273 = 396 (1)\tdo not allow 396 K for the last mark',
    2,
    [
      ['396', 2],
      ['117/0.175 = 669, 669 - 273 = 396 K', 1],
    ],
  ],
  [
    'Calculate the change in pressure as a percentage.',
    '(80 − 100) ÷ 100 × 100 (1)\n−20% (1)\tdo not accept 20% for the final mark',
    2,
    [
      ['-20%', 2],
      ['20%', 1],
    ],
  ],
  [
    'Find the mean.',
    '60 ÷ 8 (1)\n7.5 (1)\nDo not accept 7.50 for this mark',
    2,
    [
      ['7.5', 2],
      ['60/8 = 7.50', 1],
    ],
  ],
];

testMarks(SCHEMES);
