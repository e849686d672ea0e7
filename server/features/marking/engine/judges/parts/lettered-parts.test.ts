import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../testing/mark-of.ts';

/** What an answer says in one lettered part earns nothing in another. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Here is a sequence: 5, 9, 13, 17. a) Write down the next term. b) Find the nth term.',
    'a) 21 (1)\nb) 4n + 1 (1)',
    2,
    [
      ['a) 21 b) 4n + 1', 2],
      ['a 21 b n + 4', 1],
      ['a) 20 b) 4n + 1', 1],
      ['a) 21', 1],
    ],
  ],
  [
    'A loop adds the numbers 1 to 6. a) How often does it run? b) What does it print?',
    'a) 6\nb) 21',
    2,
    [
      ['a) 6 b) 21', 2],
      ['a. 21\nb. 6', 0],
      ['a) 5 b) 21', 1],
      ['6 and then 21', 2],
    ],
  ],
  [
    'Name one example of each: (a) a mammal (b) a reptile (c) a bird.',
    '(a) badger / bat / deer (1)\n(b) lizard / crocodile (1)\n(c) owl / wren (1)',
    3,
    [
      ['a) bat b) lizard c) wren', 3],
      ['a) owl b) lizard c) bat', 1],
      ['c) wren', 1],
      ['deer, crocodile, owl', 3],
    ],
  ],
  [
    '(a) Why did the mill close? (b) Why did the workers move to the town?',
    '(a) the river dried up\n(b) there were jobs in the new factory',
    2,
    [
      ['a) the river dried up b) there were jobs in the factory', 2],
      ['a) there were jobs in the factory b) the river dried up', 0],
      ['b: the new factory had jobs', 1],
    ],
  ],
  [
    'A box has a mass of 4 kg; g = 10 N/kg. (a) Work out its weight. (b) Work out the work done lifting it 3 m.',
    '(a) 40 (1)\n(b) 40 × 3 = 120 (1) ecf from (a)',
    2,
    [
      ['a) 40 b) 120', 2],
      ['a) 4 b) 120', 1],
    ],
  ],
  [
    'Give one example of each: a) igneous rock b) sedimentary rock.',
    'igneous – granite, basalt, obsidian...\nsedimentary: chalk, sandstone (not just sand), limestone etc',
    2,
    [
      ['granite, chalk', 2],
      ['a) basalt b) limestone', 2],
      ['a) chalk b) sandstone', 1],
      ['a) marble b) slate', 0],
    ],
  ],
  [
    'Write in English: a) la mer b) la pluie c) le ciel',
    'sea\nrain\nsky',
    3,
    [
      ['a) sea b) rain c) sky', 3],
      ['a) rain b) sea c) sky', 1],
    ],
  ],
  [
    'A dice has 6 faces. (a) How many are even? (b) What is the probability of a five? (c) How often would you expect a five in 30 throws?',
    'a 3 - one mark\nb 1/6 - one mark\nc 5 - one mark',
    3,
    [
      ['a) 3 b) 1/6 c) 5', 3],
      ['a) 3 b) 5 c) 1/6', 1],
    ],
  ],
  [
    '(a) Who painted the ceiling? (b) Name two colours that he mixed.',
    'a Rossi one mark\nb ochre, umber / brown, lake, white - one mark each up to two. Ignore spelling',
    3,
    [
      ['a) Rossi b) ochre and brown', 3],
      ['a) Bianchi b) white, lake, umber', 2],
      ['a) Rossi b) green', 1],
    ],
  ],
  [
    'Here is a sequence: 4, 9, 14. a) Write the next term. b) Find the nth term.',
    'a) 19 (1)\nb) 5n - 1 (2) - just 5n or 5n + something = 1. n + 5 is 0 (common)',
    3,
    [
      ['a) 19 b) 5n', 2],
      ['a) 19 b) 5n + 3', 2],
      ['a) 19 b) 5n - 1', 3],
      ['a) 19 b) n + 5', 1],
    ],
  ],
  [
    'A jar holds 4 red and 6 green sweets. (a) What is the probability of red? (b) One red is eaten. What is it now?',
    'a 4/10 - one mark\nb two marks for 3/9; one mark only for 3/10 or 4/9',
    3,
    [
      ['a) 4/10 b) 3/9', 3],
      ['a) 2/5 b) 4/9', 2],
      ['a) 2/5 b) 1/2', 1],
    ],
  ],
  [
    '(a) What is a monopoly? (b) Why are its prices higher?',
    '(a) a market with one seller (1)\n(b) customers cannot go elsewhere so the firm can charge more (2); one mark if they only say no competition',
    3,
    [
      ['a) one seller in the market b) there is no competition', 2],
      [
        'a) one seller in the market b) the firm can charge more as customers cannot go elsewhere',
        3,
      ],
    ],
  ],
];

testMarks(SCHEMES);
