import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../../judges/testing/mark-of.ts';

const AFTERLIFE =
  'Any three from:\n• Day of Judgement\n• resurrection of the body\n• existence of heaven\n• immortality of the soul';

/** Beliefs that an answer names in a single word. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'State three Christian beliefs about life after death.',
    AFTERLIFE,
    3,
    [
      ['judgement and resurrection', 2],
      ['judgement, resurrection and heaven', 3],
      ['heaven', 1],
      ['people are resurrected', 1],
      ['existence', 0],
      ['day', 0],
      ['reincarnation', 0],
    ],
  ],
  [
    'Give two duties of a Muslim.',
    'giving of zakah (1)\nsaying of prayers (1)',
    2,
    [
      ['zakah and prayers', 2],
      ['zakah', 1],
      ['giving', 0],
      ['fishing', 0],
    ],
  ],
  [
    'Name two beliefs about Jesus.',
    'incarnation of God (1)\nresurrection of Jesus (1)',
    2,
    [
      ['the incarnation', 1],
      ['resurrection', 1],
      ['incarnation and resurrection', 2],
      ['he was tall', 0],
    ],
  ],
  [
    'State two changes in the body.',
    'contraction of the muscle (1)\nexistence of sweat (1)',
    2,
    [['sleep', 0]],
  ],
];

testMarks(SCHEMES);
