import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Names that share what is said of them, changes from one thing to another, and an answer behind its letter. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'What happens when the gas is heated?',
    'pressure / temperature rises (1)',
    1,
    [
      ['the pressure rises', 1],
      ['its temperature rises', 1],
      ['the pressure falls', 0],
    ],
  ],
  [
    'What happens to the market?',
    'the demand / quantity bought falls',
    1,
    [
      ['demand falls', 1],
      ['the quantity bought falls', 1],
      ['demand rises', 0],
    ],
  ],
  [
    'What is seen in the flask?',
    'yellow → colourless (1)',
    1,
    [
      ['yellow to colourless', 1],
      ['it goes from yellow to colourless', 1],
      ['yellow -> colourless', 1],
      ['it was yellow and turned colourless', 1],
      ['colourless to yellow', 0],
      ['colourless -> yellow', 0],
      ['it turns yellow from colourless', 0],
    ],
  ],
  [
    'Which change of state is melting?',
    'from solid to liquid',
    1,
    [
      ['solid to liquid', 1],
      ['a solid becomes a liquid', 1],
      ['a liquid becomes a solid', 0],
      ['liquid → solid', 0],
    ],
  ],
  [
    'What is the job of the kidney?',
    'A: it filters the blood',
    1,
    [
      ['it filters the blood', 1],
      ['it pumps air', 0],
    ],
  ],
  [
    'How does the bulb change?',
    'it glows more - allow brightens (1)',
    1,
    [
      ['it brightens', 1],
      ['it glows more', 1],
      ['it cools', 0],
    ],
  ],
];

testMarks(SCHEMES);
