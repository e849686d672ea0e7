import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Charges, translations, ticks in brackets, tables with empty cells, and 'X of Y' for 'Y X'. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Translate into English: Mi hermana mayor trabaja en un hospital.',
    'My older / elder sister\t(1)\tAccept: big sister\nworks in a hospital / is working in a hospital\t(1)\tReject: worked',
    2,
    [
      ['My older sister works in a hospital.', 2],
      ['My big sister works in a hospital', 2],
      ['My sister works in a hospital', 1],
      ['My elder sister worked in a hospital.', 1],
      ['My big sister works at a hospital', 2],
    ],
  ],
  [
    'Translate into English: Je porte une chemise blanche.',
    'I wear / am wearing (1)\na white shirt (1) accept white blouse',
    2,
    [
      ['I wear a white shirt', 2],
      ["I'm wearing a white shirt", 2],
      ['I am wearing a shirt', 1],
      ['I wear a white blouse', 2],
      ['I wear a black shirt', 1],
    ],
  ],
  [
    'State the charge on a sodium ion.',
    '1+ / +1 / + (1)',
    1,
    [
      ['1+', 1],
      ['+1', 1],
      ['+', 1],
      ['1-', 0],
      ['-1', 0],
      ['2+', 0],
      ['plus one', 1],
      ['a positive charge of 1', 1],
      ['negative', 0],
    ],
  ],
  [
    'State the charge on an oxide ion.',
    '2– / –2',
    1,
    [
      ['2-', 1],
      ['-2', 1],
      ['2+', 0],
      ['1-', 0],
      ['minus 2', 1],
      ['O2-', 1],
      ['two minus', 1],
    ],
  ],
  [
    'Name the type of bonding in sodium chloride and state the charge on the sodium ion.',
    'ionic ✓\n1+ / +1 / + ✓\nDO NOT ALLOW metallic',
    2,
    [
      ['ionic, +1', 2],
      ['Ionic bonding. Na+ has a charge of 1+', 2],
      ['ionic bonding, 1-', 1],
      ['covalent, 2+', 0],
    ],
  ],
  [
    'State the relative charge of a proton, a neutron and an electron.',
    'proton +1 (1)\nneutron 0 (1)\nelectron –1 (1)',
    3,
    [
      ['proton +1, neutron 0, electron -1', 3],
      ['proton: 1+ neutron: no charge electron: 1-', 3],
      ['proton -1, neutron 0, electron +1', 1],
    ],
  ],
  [
    'State the charge of an alpha particle.',
    '+2 (1) accept 2+ / positive two',
    1,
    [
      ['+2', 1],
      ['2+', 1],
      ['2', 0],
      ['-2', 0],
      ['+4', 0],
    ],
  ],
  [
    'Describe the distribution of volcanoes.',
    '2 × 1 (√) for descriptive points such as:\n• along plate margins (√)\n• around the Pacific (√)\n• few in Africa (√)',
    2,
    [
      ['along plate margins and around the Pacific', 2],
      ['few are in Africa', 1],
      ['they are hot', 0],
    ],
  ],
  [
    'Explain the trend.',
    'price rises (✓) because demand rises (✓)',
    2,
    [
      ['The price goes up because demand goes up', 2],
      ['price goes up', 1],
    ],
  ],
  [
    'Find the gradient of the line 2y = 6x − 5',
    'Working\tAnswer\tMark\tNotes\n\t3\t2\tM1 for y = 3x – 2.5 oe\nA1 cao',
    2,
    [
      ['3', 2],
      ['6', 0],
      ['2', 0],
    ],
  ],
  [
    'Work out 3/4 of 60.',
    'Question\tWorking\tAnswer\tMark\tNotes\n12\t\t45\t2\tM1 for 60 ÷ 4 or 15\n\t\t\t\tA1 cao',
    2,
    [
      ['45', 2],
      ['60/4 = 15', 1],
      ['80', 0],
    ],
  ],
  [
    'Solve 7x = 21',
    'Answer\tMark\tNotes\n3\t2\tM1 for 21 ÷ 7\nA1',
    2,
    [
      ['3', 2],
      ['x = 3', 2],
      ['21/7', 1],
      ['2', 0],
    ],
  ],
  [
    'State two fixed costs.',
    'Any two from: rent, interest on loans, rates of business, cost of insurance.',
    2,
    [
      ['loan interest and rent', 2],
      ['insurance costs, business rates', 2],
      ['wages', 0],
    ],
  ],
  [
    'What does the slope show?',
    'rate of reaction',
    1,
    [
      ['reaction rate', 1],
      ['the rate of the reaction', 1],
      ['reaction', 0],
    ],
  ],
  [
    'Name the point through which weight acts.',
    'centre of mass / centre of gravity',
    1,
    [
      ['the mass centre', 1],
      ['centre of mass', 1],
      ['centre', 0],
    ],
  ],
  [
    'State two functions of the skeleton.',
    'supports the body (1)\nprotects organs (1)\nmakes blood cells (1)\nmax 2',
    2,
    [
      ['to make blood cells', 1],
      ['protection of the organs, movement', 1],
    ],
  ],
  [
    'State two roles of the council.',
    'collects taxes (1)\nrepairs roads (1)\nmax 2',
    2,
    [
      ['They collect the taxes and mend roads', 2],
      ['to fix roads', 1],
    ],
  ],
];

testMarks(SCHEMES);
