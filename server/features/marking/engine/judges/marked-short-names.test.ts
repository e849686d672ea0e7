import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Abbreviations and formulas for names, and the reverse. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Which protocol is used to load web pages?',
    'HTTP / HTTPS',
    1,
    [
      ['HTTP', 1],
      ['Hypertext Transfer Protocol', 1],
      ['File Transfer Protocol', 0],
      ['TCP', 0],
    ],
  ],
  [
    'Name the organelle molecule that carries genetic information.',
    'DNA',
    1,
    [
      ['deoxyribonucleic acid', 1],
      ['RNA', 0],
      ['ribonucleic acid', 0],
    ],
  ],
  [
    'Which component of the computer holds running programs?',
    'RAM (1)',
    1,
    [
      ['random access memory', 1],
      ['Random Access Memory (RAM)', 1],
      ['read only memory', 0],
    ],
  ],
  [
    'Which organisation set the target?',
    'World Health Organisation (1)',
    1,
    [
      ['WHO', 1],
      ['the World Health Organization', 1],
      ['UNICEF', 0],
      ['United Nations', 0],
    ],
  ],
  [
    'Which component carries out instructions?',
    'central processing unit',
    1,
    [
      ['CPU', 1],
      ['central processing unit', 1],
      ['GPU', 0],
      ['ALU', 0],
    ],
  ],
  [
    'What does USB stand for?',
    'Universal Serial Bus',
    1,
    [
      ['Universal Serial Bus', 1],
      ['USB', 0],
    ],
  ],
  [
    'State the measure of the size of an economy.',
    'GDP / Gross Domestic Product',
    1,
    [
      ['gross domestic product', 1],
      ['GDP', 1],
      ['gross national product', 0],
    ],
  ],
  [
    'Why is yeast used in bread?',
    'it produces carbon dioxide / gas',
    1,
    [
      ['it makes CO₂', 1],
      ['it makes oxygen', 0],
      ['It produces carbon dioxide', 1],
    ],
  ],
  [
    'Name the products of complete combustion of methane.',
    'carbon dioxide (1)\nwater (1)',
    2,
    [
      ['CO2 and H2O', 2],
      ['CO and H2O', 1],
      ['carbon monoxide and water', 1],
      ['H2 and CO2', 1],
    ],
  ],
  [
    'Explain why plants need nitrates.',
    'to make proteins (1)\nbecause nitrates contain nitrogen (1)',
    2,
    [
      ['They contain N which is used to make proteins', 2],
      ['for growing proteins', 1],
    ],
  ],
  [
    'What gas turns limewater milky?',
    'CO2',
    1,
    [
      ['carbon dioxide', 1],
      ['carbon monoxide', 0],
      ['CO₂', 1],
      ['oxygen', 0],
    ],
  ],
  [
    'Which acid gives chlorides?',
    'hydrochloric acid',
    1,
    [
      ['HCl', 1],
      ['H2SO4', 0],
      ['chloric acid', 0],
    ],
  ],
  [
    'Describe acid rain.',
    'sulfur dioxide (1) dissolves in water / rain (1) and forms sulfuric acid (1)',
    3,
    [
      ['SO2 dissolves in rain and forms H2SO4', 3],
      ['SO2 dissolves in the rain', 2],
      ['CO2 dissolves in rain water', 1],
    ],
  ],
];

testMarks(SCHEMES);
