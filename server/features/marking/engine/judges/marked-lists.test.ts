import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Lists of which a given number of items earn the marks, and names that share a word. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Name the four chambers of the heart.',
    'left atrium, right atrium, left ventricle, right ventricle\n4 correct = 2 marks\n2 or 3 correct = 1 mark',
    2,
    [
      ['left atrium, right atrium, left ventricle and right ventricle', 2],
      ['left and right ventricles', 1],
      ['left atrium, right atrium, left ventricle, aorta', 1],
      ['left ventricle', 0],
      ['left & right atria, left & right ventricles', 2],
    ],
  ],
  [
    'Name the three states of matter.',
    'solid, liquid, gas\nAll three correct (2)\nTwo correct (1)',
    2,
    [
      ['solid liquid gas', 2],
      ['solid and gas', 1],
      ['solid', 0],
      ['plasma', 0],
    ],
  ],
  [
    'Name the four bases of DNA.',
    'Adenine, thymine, cytosine, guanine\n2 marks for all four\n1 mark for two or three',
    2,
    [
      ['adenine, thymine, guanine, cytosine', 2],
      ['adenine and thymine', 1],
      ['A T', 0],
      ['adenine', 0],
    ],
  ],
  [
    'Name the elements in glucose.',
    'carbon, hydrogen and oxygen\n3 correct 2 marks, 2 correct 1 mark',
    2,
    [
      ['carbon hydrogen oxygen', 2],
      ['carbon and oxygen', 1],
      ['carbon', 0],
    ],
  ],
  [
    'List the colours of a traffic light.',
    'red, amber, green (2)\n(1) for any two',
    2,
    [
      ['red amber green', 2],
      ['red and green', 1],
      ['blue', 0],
    ],
  ],
  [
    'Name the blood vessels of the lungs.',
    'pulmonary artery (1)\npulmonary vein (1)',
    2,
    [
      ['pulmonary artery and vein', 2],
      ['the pulmonary artery', 1],
      ['renal artery and vein', 0],
    ],
  ],
  [
    'Name two teeth.',
    'Any two: upper incisor, lower incisor, upper canine, lower canine',
    2,
    [
      ['upper and lower incisors', 2],
      ['upper canine', 1],
    ],
  ],
  [
    'Name the two types of cell division products.',
    'daughter cells (1)\nsex cells (1)',
    2,
    [
      ['daughter and sex cells', 2],
      ['sex cells', 1],
    ],
  ],
  [
    'Give two ways in which Muslims observe Ramadan.',
    'One mark for each of two correct points.\nFast in daylight / go to mosque / read the Qur’an / give to charity / break the fast with dates',
    2,
    [
      ['They fast in daylight and read the Qur’an.', 2],
      ['give to charity', 1],
      ['go to church', 0],
      ['they go to the mosque and give to charity', 2],
    ],
  ],
  [
    'Give two duties of a Sikh.',
    'Students may include some of the following points:\npray daily / work honestly / give to the needy / keep the five Ks / serve in the langar',
    2,
    [
      ['They keep the five Ks and pray daily', 2],
      ['work honestly', 1],
      ['go to Mecca', 0],
    ],
  ],
  [
    'Name three sources of renewable energy. (3 marks)',
    'wind / solar / tidal / wave / hydroelectric / geothermal\n1 mark for each',
    3,
    [
      ['wind, solar, tidal', 3],
      ['wind and waves', 2],
      ['coal', 0],
      ['geothermal, coal, solar', 2],
    ],
  ],
  [
    'Give two reasons why a firm may move its factory abroad.',
    'Possible answers (1 mark each, any two):\nlower wages – cheaper land / rent – closer to customers – lower taxes – raw materials nearby',
    2,
    [
      ['wages are lower and land is cheaper', 2],
      ['to be closer to its customers', 1],
    ],
  ],
  [
    'Name three materials that conduct electricity.',
    'copper, iron, silver, gold, graphite – 1 mark each, max three. Ignore "metal"',
    3,
    [
      ['copper, gold and graphite', 3],
      ['iron, wood, silver', 2],
      ['metal', 0],
    ],
  ],
  [
    'State two limits on the army and one loss of land.',
    'no conscription / no tanks / no air force / six battleships only   (1 each, max 2)\nAlsace-Lorraine / Danzig / (all) colonies   (1)',
    3,
    [
      ['No tanks and no conscription. Danzig was taken.', 3],
      ['No tanks, no air force, no conscription', 2],
      ['All its colonies', 1],
    ],
  ],
  [
    'Give two causes and two effects of the flood.',
    '1 mark each, max 2 for causes, max 2 for effects\nCauses: heavy rain; steep slopes; clay soil\nEffects: crops lost; roads closed; homes ruined',
    4,
    [
      ['heavy rain, clay soil, crops lost and roads closed', 4],
      ['heavy rain, steep slopes and clay soil', 2],
      ['steep slopes; homes ruined', 2],
    ],
  ],
];

testMarks(SCHEMES);
