import { describe, expect, it } from 'vitest';
import { testMarks } from '../../../../testing/test-marks.ts';
import { flagsOf, markOf, type MarkedScheme } from './testing/mark-of.ts';

/**
 * Schemes whose layout says what earns a mark, with answers and the marks that an examiner gives.
 */
const CASES: readonly MarkedScheme[] = [
  [
    'Identify the word class of each word in "slowly sang tall": slowly, sang, tall.',
    'slowly   adverb       1\nsang     verb         1\ntall     adjective    1',
    3,
    [
      ['adverb, verb, adjective', 3],
      ['slowly is an adverb', 1],
      ['adverb, adjective, verb', 1],
      ['slowly: verb, sang: adverb, tall: adjective', 1],
    ],
  ],
  [
    'Complete the table: a landform made by a glacier; a landform made by wind.',
    'Glacier           Wind\ncorrie / arete    dune\ndrumlin           yardang\n1 mark each column',
    2,
    [
      ['drumlin, dune', 2],
      ['glacier: corrie. wind: yardang', 2],
      ['glacier: dune. wind: corrie', 0],
      ['wind = dune', 1],
    ],
  ],
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
    'Give one strength and one drawback of tidal barrages.',
    '\tStrength\tDrawback\nany one:\tpredictable / reliable\tharms wildlife / habitats\n\tno greenhouse gases released\texpensive to build\nMark\t1\t1',
    2,
    [
      ['They are reliable but they are expensive to build.', 2],
      ['They are predictable and reliable and no greenhouse gases are released.', 1],
    ],
  ],
  [
    'Match each instrument to what it measures: barometer, thermometer, anemometer.',
    'barometer 2\nthermometer 3\nanemometer 1\n3 correct = 2 marks, 1 or 2 correct = 1 mark',
    2,
    [
      ['barometer - 2\nthermometer - 3\nanemometer - 1', 2],
      ['Barometer 2, thermometer 1, anemometer 3', 1],
      ['barometer 1, thermometer 2, anemometer 3', 0],
    ],
  ],
  [
    'Put these stages in order: A sift, B weigh, C bake, D knead.',
    'B A D C\tall correct 2; two in the correct place 1',
    2,
    [
      ['BADC', 2],
      ['B, A, C, D', 1],
      ['C D B A', 0],
    ],
  ],
  [
    'Name the organ that pumps blood and the vessel that leaves it.',
    '7.2 heart; R: hart\nartery;  A: aorta',
    2,
    [
      ['heart and artery', 2],
      ['aorta', 1],
    ],
  ],
  [
    'Work out the total mass of 3 boxes of 12 kg and 2 boxes of 7 kg.',
    '04.1\t3 × 12 + 2 × 7\tan answer of 50 scores 2 marks\t1\tAO2\n\t50\t\t1\tAO2',
    2,
    [
      ['50', 2],
      ['36 + 14 = 40', 1],
    ],
  ],
  [
    'Explain one benefit and one risk of fasting.',
    'Benefit – 1 mark for identification, 1 mark for elaboration\nshows self-control (1) ; which brings people nearer to God (1)\nRisk – 1 mark + 1 mark\ndehydration (1) ; so people may faint (1)',
    4,
    [
      [
        'It shows self-control, which brings people nearer to God. Dehydration, so people may faint.',
        4,
      ],
    ],
  ],
  [
    'Explain why a shop keeps both a till and a safe.',
    "3b 1 mark per bullet, max 2\n– the till holds change for customers\n– the safe protects takings overnight\nBP2 NE 'the safe is strong'",
    2,
    [
      ['The till holds change for customers and the safe protects takings overnight', 2],
      ['the safe is strong', 0],
    ],
  ],
  [
    'A firm has costs of £900 and sells 30 lamps. Calculate the cost of one lamp.',
    'Formula: total cost ÷ number of lamps made 1\n900 ÷ 30 1\n= £30 1\nCorrect answer = 3 marks',
    3,
    [['£30', 3]],
  ],
  [
    'A heater warms 600 g of oil by 15 °C. Specific heat capacity 2000 J/kg °C. Calculate the energy. Give the unit.',
    'Question Answer Extra information Mark\n05.1 m = 0.6 (kg) 1\nE = 0.6 × 2000 × 15 allow a correct substitution of an incorrectly / not converted value of m 1\nE = 18 000 allow a correctly calculated answer using an incorrectly / not converted value of m 1\njoules or J 1\nan answer of 18 000 scores 3 marks',
    4,
    [
      ['E = 0.6 x 2000 x 15 = 18000 J', 4],
      ['18 000', 3],
      ['18000 W', 3],
    ],
  ],
  [
    'Convert the hexadecimal number 3B to binary and denary.',
    '0011 1011 (1)\n59 (1)',
    2,
    [
      ['111011, 59', 2],
      ['59', 1],
    ],
  ],
  [
    'Translate into English: « Le mois prochain »',
    'next month | R: the next month (of)',
    1,
    [['next month', 1]],
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
  [
    'Explain why heating makes a reaction faster.',
    "Answers | Extra information | Mark | AO\nparticles move faster | | 1 | AO1\n(so) they collide more often | 'more collisions' alone is insufficient | 1 | AO1\n(and) more of the collisions are successful | | 1 | AO2",
    3,
    [
      ['The particles move faster.', 1],
      ['They collide more often and more of the collisions are successful.', 2],
    ],
  ],
];

testMarks(CASES);

describe('doubtful answers', () => {
  it('are judged by which thing is compared with which', async () => {
    const asked = ['Why use the pan?', 'copper is a better conductor (1)', 1] as const;
    expect(await markOf(asked, 'copper is a better conductor than glass')).toBe(1);
    expect(await markOf(asked, 'glass is a better conductor than copper')).toBe(0);
  });

  it('are flagged if an order or a form of algebra was not found', async () => {
    const order = ['Put in order, oldest first.', 'iron, steam, silicon', 2] as const;
    expect(await flagsOf(order, 'steam, silicon, iron')).toEqual(['doubt']);
    expect(await flagsOf(['Expand 2(a + 3).', '2a + 6', 2], '2a + 3')).toEqual(['doubt']);
  });

  it('are flagged if a point can be shown only in a drawing', async () => {
    const asked = ['Write the chain.', 'algae (1)\narrows in the right direction (1)', 2] as const;
    expect(await flagsOf(asked, 'algae -> shrimp')).toContain('doubt');
  });
});
