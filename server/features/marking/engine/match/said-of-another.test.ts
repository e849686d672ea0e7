import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../judges/testing/mark-of.ts';

/** The right words, about the wrong one of two things. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Why do valleys form here?',
    'soft clay wears away quickest',
    1,
    [
      ['the soft clay gets worn away the quickest', 1],
      ['soft clay below the hard chalk wears away quickest', 1],
      ['the hard chalk wears away quickest and the soft clay stays', 0],
      ['hard clay wears away quickest', 0],
    ],
  ],
  [
    'Why is there a breeze by the sea?',
    'warm air rises',
    1,
    [
      ['the warm air rises and the cold air sinks', 1],
      ['cold air comes in when warm air rises', 1],
      ['the cold air rises and the warm air sinks', 0],
      ['cold air rises', 0],
    ],
  ],
  [
    'Who paid the tax?',
    'poor families paid most',
    1,
    [
      ['poor families paid the most', 1],
      ['the rich paid little but the poor families paid most', 1],
      ['the rich families paid most but the poor paid little', 0],
    ],
  ],
  [
    'Compare caches and discs. Give one difference.',
    'A cache is fast / a disc is slow (1)',
    1,
    [
      ['the cache is fast', 1],
      ['the disc is slow', 1],
      ['discs are slow but caches are fast', 1],
      ['the disc is fast and the cache is slow', 0],
    ],
  ],
  [
    'State two differences between a lease and a licence.',
    'A lease is permanent / a licence can be withdrawn (1)\nA lease gives possession / a licence is only permission (1)',
    2,
    [
      ['a lease is permanent and gives possession', 2],
      ['a licence can be withdrawn and is only permission', 2],
      ['a licence is permanent but a lease can be withdrawn', 0],
    ],
  ],
  [
    'Describe one difference between a comet and a planet.',
    'A comet has a tail / a planet does not (1)',
    1,
    [
      ['a comet has a tail', 1],
      ['a comet has a tail but a planet doesnt', 1],
      ['a planet is round', 0],
      ['a planet has a tail', 0],
    ],
  ],
  [
    'Name the gas that is made at each place in the plant.',
    'chimney / stack: sulfur dioxide (1)\nvent / outlet: methane (1)',
    2,
    [
      ['sulfur dioxide comes out at the chimney and methane comes out at the vent', 2],
      ['neon comes out at the chimney and methane comes out at the vent', 1],
      ['neon comes out at the chimney and helium comes out at the vent', 0],
    ],
  ],
];

testMarks(SCHEMES);
