import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../judges/testing/mark-of.ts';

/** Points as students express them: two small words for a long one, short forms, everyday words. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'What do the leaves do with oxygen at noon?',
    'release oxygen',
    1,
    [
      ['they give off oxygen', 1],
      ['oxygen is let out', 1],
      ['it gives the oxygen out', 1],
      ['they take in oxygen', 0],
      ['they soak up oxygen', 0],
    ],
  ],
  [
    'What happens to the waste from the kidneys?',
    'waste is removed',
    1,
    [
      ['the body gets rid of waste', 1],
      ['the body drinks waste', 0],
    ],
  ],
  [
    'What happens to the gas when the lid is opened?',
    'the gas escapes',
    1,
    [
      ['gas gets out', 1],
      ['the gas can get away', 1],
      ['gas gets in', 0],
    ],
  ],
  [
    'What did the general do in 1645?',
    'besieged the city',
    1,
    [
      ['he took over the government', 0],
      ['he besieged the town', 1],
    ],
  ],
  [
    'State what the relay does at dusk.',
    'it switches on the lamp',
    1,
    [
      ['the lamp is turned on', 1],
      ['it switches the lamp off', 0],
      ['it turns the lamp off', 0],
    ],
  ],
  [
    'When does the festival happen?',
    'it takes place every spring',
    1,
    [
      ['it happens each spring', 1],
      ['every autumn', 0],
    ],
  ],
  [
    'How do the two twins compare?',
    'they have different fingerprints',
    1,
    [
      ['diff fingerprints', 1],
      ['there fingerprints arent the same', 1],
      ['same fingerprints', 0],
    ],
  ],
  [
    'Why was the old shop popular?',
    'expensive goods were discounted',
    1,
    [
      ['cos dear goods was discounted', 1],
      ['the goods was cheap', 0],
    ],
  ],
];

testMarks(SCHEMES);
