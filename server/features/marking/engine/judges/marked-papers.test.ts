import { describe, expect, it } from 'vitest';
import { testMarks } from '../../../../testing/test-marks.ts';
import { flagsOf, markOf, type Asked } from './testing/mark-of.ts';

/** Questions as papers set them, their schemes as pasted, and the marks that examiners give. */
const PAPERS: readonly (readonly [...Asked, answers: readonly (readonly [string, number])[]])[] = [
  [
    'Write the word equation for the reaction of zinc oxide with nitric acid.',
    'LHS zinc oxide + nitric acid (1)\nRHS zinc nitrate + water (1)\nR: symbols. A: any order',
    2,
    [
      ['nitric acid + zinc oxide → zinc nitrate + water', 2],
      ['zinc oxide + nitric acid → zinc nitrate + hydrogen', 1],
      ['zinc + nitric acid → zinc nitrate + water', 1],
    ],
  ],
  [
    'Write a statement in Python that takes 5 from lives.',
    'lives = lives - 5 / lives -= 5',
    1,
    [
      ['lives=lives-5', 1],
      ['lives -= 5', 1],
      ['lives - 5', 0],
    ],
  ],
  [
    'Write Python that asks for a town and prints it after the word Town.',
    'input() used (1)\nstored in a variable (1)\nprint with "Town" and the variable (1)',
    3,
    [
      ['t = input("Where? ")\nprint("Town", t)', 3],
      ['t = input()\nprint(t)', 2],
      ['print("Town")', 0],
    ],
  ],
  [
    'Name the element with 12 protons, give its mass number and state how many outer electrons it has.',
    'magnesium / Mg ✓\n24 ✓\n2 ✓',
    3,
    [
      ['magnesium, 24, 2', 3],
      ['magnesium and 2 outer electrons', 2],
    ],
  ],
  [
    'Give two ways to use less salt in a soup. [2 marks]',
    '• use herbs for flavour (R: stock cubes)\n• buy low salt stock\n• rinse the pan (NE)\nmax 2',
    2,
    [
      ['use herbs for flavour and buy low salt stock', 2],
      ['rinse the pan', 0],
    ],
  ],
  [
    'Describe how a trolley moves when a steady force acts on it. [2 marks]',
    '[1] it accelerates ✓ AO1\n[2] its velocity increases ✓ AO1',
    2,
    [['it accelerates so its velocity goes up', 2]],
  ],
  [
    'Expand and simplify (x + 2)(x + 7).',
    'x² + 9x + 14\t2\tM1 for three of x², 2x, 7x, 14\nor for x² + 9x + k or x² + kx + 14',
    2,
    [
      ['x^2 + 9x + 14', 2],
      ['x² + 2x + 7x + 14', 1],
      ['x² + 9x + 9', 1],
      ['x² + 5x + 14', 1],
      ['9x + 14', 0],
    ],
  ],
  [
    'A circle has a diameter of 9 cm. Work out its circumference to 1 decimal place.',
    'π × 9\tM1\n\n28.3\tA1\tawrt 28.3',
    2,
    [
      ['9 × π = 28.27', 2],
      ['28.3', 2],
      ['9 × π = 82.7', 1],
    ],
  ],
  [
    'Sound travels 1.02 × 10^6 m at 3.4 × 10^2 m/s. Calculate the time to 1 significant figure.',
    't = 1.02 × 10^6 ÷ 3.4 × 10^2\t1\nt = 3.0 × 10^3 (s)\t1',
    2,
    [
      ['3000 s', 2],
      ['1.02×10^6 / 3.4×10^2', 1],
    ],
  ],
  [
    'A heater takes 5 A at 230 V. Calculate its power in kilowatts.',
    'P = 5 × 230 (1)\nP = 1150 W (1)\n1.15 kW (1)\nallow ecf',
    3,
    [
      ['1.15 kW', 3],
      ['1150 W', 2],
      ['5 × 230 = 1051 W = 1.051 kW', 2],
    ],
  ],
  [
    'A leaf is 30 mm long in a drawing at ×600. Find its real length in micrometres.',
    '30 ÷ 600 = 0.05 (mm) ;\n(0.05 × 1000 =) 50 (µm) ;',
    2,
    [
      ['50 µm', 2],
      ['30/600 = 0.05 mm', 1],
    ],
  ],
  [
    'A train goes 480 m in 12 s. Calculate its speed.',
    'v = s/t\t(1)\nv = 480 ÷ 12\t(1)\nv = 40 m/s\t(1)\tunit required',
    3,
    [
      ['40 m/s', 3],
      ['480 ÷ 12 = 40', 2],
    ],
  ],
  ['Name the series of hydrocarbons with a double bond.', 'alkene(s) [1]', 1, [['alkanes', 0]]],
  [
    'Add the binary numbers 00110011 and 00010101. Answer in binary.',
    '0100 (1)\t1000 (1)\nLeft and right nibble 1 mark each',
    2,
    [
      ['01001000', 2],
      ['1001000', 2],
      ['0100 1001', 1],
      ['72', 0],
    ],
  ],
  [
    'Put these in order of size: gene, cell, nucleus, chromosome.',
    'gene, chromosome, nucleus, cell\nAll correct = 2 marks\nTwo in correct position = 1 mark',
    2,
    [
      ['gene, chromosome, nucleus, cell', 2],
      ['gene, nucleus, chromosome, cell', 1],
      ['cell, nucleus, chromosome, gene', 0],
    ],
  ],
  [
    'Write a function in Python that tells whether a number can be divided by 5.',
    '- function header with one parameter (1)\n- uses MOD / % 5 (1)\n- compares with 0 (1)\n- returns correct Boolean (1)',
    4,
    [
      ['def five(n):\n  return n % 5 == 0', 4],
      ['def five(n):\n  print(n % 5 == 0)', 3],
    ],
  ],
  [
    'Write pseudocode that inputs twenty ages and outputs the lowest.',
    '1 mark each to max 4:\n- loop that runs 20 times\n- input inside loop\n- compare with lowest and update\n- output lowest after the loop\nDeclaring variables not required for full marks',
    4,
    [['low = 999\nFOR i = 1 TO 20\n INPUT a\n IF a < low THEN low = a\nNEXT i\nOUTPUT low', 4]],
  ],
  [
    'Write an SQL query for the names of all films from 1999 in alphabetical order. Table: Film(Name, Year)',
    '1 mark for each correct clause\nSELECT Name\nFROM Film\nWHERE Year = 1999\nORDER BY Name (ASC)',
    4,
    [
      ['SELECT Name FROM Film WHERE Year = 1999 ORDER BY Name', 4],
      ['SELECT Name FROM Film ORDER BY Name ASC', 3],
    ],
  ],
  [
    'State two effects of smoking on health.',
    'Credit any valid response, e.g.:\nlung cancer\nheart disease\n[high] blood pressure\n(1) × 2',
    2,
    [['lung cancer and heart disease', 2]],
  ],
  [
    'Write a word equation for the reaction of magnesium with iron sulfate.',
    'magnesium + iron sulfate → magnesium sulfate + iron\nLHS (1)\nRHS (1)',
    2,
    [
      ['magnesium + iron sulfate -> iron + magnesium sulphate', 2],
      ['iron sulfate and magnesium makes iron and magnesium sulfate', 2],
      ['magnesium + iron sulfate -> magnesium iron sulfate', 1],
      ['magnesium sulfate + iron -> magnesium + iron sulfate', 0],
    ],
  ],
  [
    'Write the balanced equation with state symbols for the decomposition of copper carbonate.',
    'CuCO3(s) → CuO(s) + CO2(g)\nM1 correct formulae\nM2 correct state symbols (dep on M1)',
    2,
    [
      ['CuCO3(s) -> CuO(s) + CO2(g)', 2],
      ['CuCO3 → CuO + CO2', 1],
    ],
  ],
  [
    'Differentiate y = 2x⁴ − 7x + 1 with respect to x.',
    '8x³ − 7\nM1 for one term correct\nA1 for both terms correct',
    2,
    [
      ['dy/dx = 8x^3 - 7', 2],
      ['8x³ − 7x', 1],
      ['6x', 0],
    ],
  ],
  [
    'A box of mass 3.0 kg is lifted 2.0 m where g = 9.8 N/kg. Calculate the energy gained.',
    'E = 3.0 × 9.8 × 2.0\t1\nE = 58.8 (J)\t1\nallow 60 (J) using g = 10',
    2,
    [
      ['60 J', 2],
      ['58.8 J', 2],
      ['10', 0],
    ],
  ],
  [
    'Costs rose from £50 to £60. Calculate the percentage increase.',
    '(60 − 50) ÷ 50 × 100 (1)\n= 20% (1)\n0.2 scores 1',
    2,
    [
      ['20%', 2],
      ['0.2', 1],
    ],
  ],
  [
    'Translate: Weil es schneite, blieben wir zu Hause.',
    'Because / Since it was snowing\t1\nwe stayed at home\t1',
    2,
    [
      ['Since it was snowing, we stayed at home.', 2],
      ['Because it was snowing we stayed at home', 2],
    ],
  ],
  [
    'Write the balanced equation for sodium and chlorine forming sodium chloride, NaCl.',
    '2Na + Cl2 → 2NaCl\t\t(2)\n•\tcorrect formulae of reactants and product (1)\n•\tbalancing of correct formulae (1)',
    2,
    [
      ['2Na + Cl2 → 2NaCl', 2],
      ['Na + Cl2 → NaCl', 1],
      ['2Na + 2Cl → 2NaCl', 0],
    ],
  ],
];

testMarks(PAPERS);

describe('points about different things', () => {
  const STATES: Asked = [
    'Compare the particles of a liquid and a gas.',
    'liquid: particles are close together (1)\ngas: particles are far apart (1)',
    2,
  ];
  it.each([
    ['In a liquid the particles are close together. In a gas they are far apart.', 2],
    ['The particles are far apart in a gas but close together in a liquid.', 2],
    ['In a gas the particles are close together and in a liquid they are far apart.', 0],
    ['A gas has particles that are far apart, whereas the liquid has them close together.', 2],
  ])('%j gets %i', async (answer, mark) => {
    expect(await markOf(STATES, answer)).toBe(mark);
  });

  it('are checked by a teacher if they are swapped, or if the answer names neither thing', async () => {
    const swapped = 'In a gas the particles are close together and in a liquid they are far apart.';
    expect(await flagsOf(STATES, swapped)).toContain('doubt');
    expect(await flagsOf(STATES, 'The particles are close together.')).toContain('doubt');
  });
});

it('the marker doubts a bare name if the scheme gives nothing without an example', async () => {
  const scheme = '- simile (1)\n- metaphor (1)\nDo not credit a technique without an example.';
  const asked: Asked = ['Name two techniques, each with an example.', scheme, 2];
  expect(await flagsOf(asked, 'simile and metaphor')).toContain('doubt');
});

it('the marker doubts marks for qualities of an answer that the scheme does not show', async () => {
  const asked: Asked = ['Simplify the expression.', 'M1 one term correct\nA1 both correct', 2];
  expect(await flagsOf(asked, '4a + 3b')).not.toEqual([]);
});
