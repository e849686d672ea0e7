import { describe, expect, it } from 'vitest';
import { markOf } from './testing/mark-of.ts';

/** Schemes whose layout says what earns a mark, with answers and the marks that an examiner gives. */
const CASES: readonly (readonly [
  question: string,
  scheme: string,
  maxMark: number,
  answers: readonly (readonly [string, number | 'left'])[],
])[] = [
  [
    'Name two skills of a goalkeeper and say when each is used.',
    'Skill (1)\tUse (1)\nDiving\tto reach a shot at the corner\nKicking\tto clear the ball upfield\n1 mark for each skill, 1 mark for each linked use. Max 4.',
    4,
    [
      ['Diving, to reach shots in the corner. Kicking to clear the ball upfield.', 4],
      ['Diving to reach a shot in the corner', 2],
      ['you clear the ball upfield', 0],
    ],
  ],
  [
    'For each pest give one sign that it was there.',
    'Feature\tSign\nMice\tdroppings / gnawed wires (1)\nMoths\tholes in clothes (1)',
    2,
    [['Mice leave droppings and moths leave holes in clothes', 2]],
  ],
  [
    'Name the three layers of the earth and say which is liquid.',
    'crust, mantle and core (all three for 1 mark)\n✓ outer core',
    2,
    [
      ['Crust, mantle, core. The outer core is liquid.', 2],
      ['crust and mantle', 0],
    ],
  ],
  [
    'Describe how to make a cup of tea.',
    'boil the water (1)\nEITHER\nput a teabag in the cup (1)\nOR\nput loose leaves in a pot (1)\nTHEN\nadd milk (1)',
    3,
    [
      ['Boil the water, put a teabag in the cup, add milk', 3],
      ['put loose leaves in a pot and add milk', 2],
      ['add milk', 1],
    ],
  ],
  [
    'What is meant by inflation?',
    "A general rise in the level of prices over time (2)\nAccept 'dearer' alone for 1 mark",
    2,
    [
      ['a general rise in prices over time', 2],
      ['things are dearer', 1],
      ['banks lend money', 0],
    ],
  ],
  [
    'Calculate the force.',
    'Correct answer: 45 N scores 2',
    2,
    [
      ['45 N', 2],
      ['54 N', 0],
    ],
  ],
  [
    'Explain two ways in which prayer influences believers.',
    'First way\nSimple explanation of a relevant and accurate influence – 1 mark\nDetailed explanation of a relevant and accurate influence – 2 marks',
    2,
    [['They feel close to God', 'left']],
  ],
  [
    'Translate into English: Demain je mange une pomme.',
    'Demain\tTomorrow\t✓\t\nje mange\tI eat / I am eating\t✓\treject ate\nune pomme\tan apple\t✓\t',
    3,
    [['Tomorrow I am eating an apple', 3]],
  ],
  [
    'Show the list after each pass of a bubble sort of 9, 7, 8, 5.',
    '7 8 5 9 (1)\n7 5 8 9 (1)\n5 7 8 9 (1)',
    3,
    [
      ['7 8 5 9\n7 5 8 9\n5 7 8 9', 3],
      ['Pass 1: 7,8,5,9. Pass 2: 7,5,8,9. Pass 3: 5,7,8,9', 3],
      ['5 7 8 9', 1],
      ['9 8 7 5', 0],
    ],
  ],
  [
    'Put these in order of size, largest first: pea, plum, melon.',
    'melon, plum, pea\nall three correct = 2 marks\none in correct position = 1 mark',
    2,
    [
      ['the melon comes first then the plum then the pea', 2],
      ['melon, pea, plum', 1],
      ['plum, pea, melon', 0],
    ],
  ],
  ['Give two signs of a fever.', 'tiredness (1)\ndizziness (1)', 2, [['tired and dizzy', 2]]],
  [
    'Name the tool for cutting along a wavy line in thin metal.',
    'tin snips / hacksaw',
    1,
    [
      ['hack saw', 1],
      ['tinsnips', 1],
      ['saw', 0],
    ],
  ],
  [
    'In which year was the fire and who was king?',
    '1666 (1)\nCharles (II) / Charles the Second (1)',
    2,
    [['1666, Charles the Second', 2]],
  ],
  [
    'A toy is pushed 3 N one way and 8 N the other. Give the resultant and its direction: forwards or back.',
    '5 N (1)\nforwards / in the direction of the larger force (1)',
    2,
    [
      ['5 N forwards', 2],
      ['11 N forwards', 1],
    ],
  ],
  ['Find the nth term of 9, 13, 17.', '4n + 5\t2', 2, [['n x 4 + 5', 2]]],
  [
    'Which pack is better value, 3 for £1.80 or 5 for £2.75? Give the cost of one in each.',
    '0.60 (1)\n0.55 (1)',
    2,
    [['60p and 55p', 2]],
  ],
  [
    'Write a Python program that asks for a number of tickets and prints "Group" for 10 or more, otherwise "Single".',
    '1 mark for input of tickets converted to integer\n1 mark for correct condition (>= 10)\n1 mark for both outputs in the correct branches',
    3,
    [
      ['t = int(input())\nif t >= 10:\n  print("Group")\nelse:\n  print("Single")', 3],
      ['t = input()\nif t >= 10:\n  print("Group")\nelse:\n  print("Single")', 2],
      ['print("Group")', 0],
    ],
  ],
];

describe.each(CASES)('%s', (question, scheme, maxMark, answers) => {
  it.each(answers)('%j gets %s', async (answer, mark) => {
    expect(await markOf([question, scheme, maxMark], answer)).toBe(mark);
  });
});
