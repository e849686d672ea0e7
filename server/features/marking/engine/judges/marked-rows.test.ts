import { expect, it } from 'vitest';
import { testMarks } from '../../../../testing/test-marks.ts';
import { flagsOf, markOf, type MarkedScheme } from './testing/mark-of.ts';

/**
 * Table rows that continue without a point: remarks, what a figure scores, and an answer next to
 * its methods.
 */

const SCHEMES: readonly MarkedScheme[] = [
  [
    'A pump lifts 12 kg of water by 5 m in 4 s. Calculate its power. (g = 10 N/kg)',
    'Question\tMarking points\tFurther comments/notes\tMark\n7(b)\tM1 energy = 12 × 10 × 5 (= 600 J)\t\t1\n\tM2 power = M1 ÷ 4 = 150 (W)\tECF from M1\t1\n\tCorrect answer with or without working scores 2\t0.15 scores 1 (in kW)\t',
    2,
    [
      ['150', 2],
      ['12 × 10 × 5 = 600', 1],
      ['0.15', 1],
      ['480', 0],
    ],
  ],
  [
    'Find the resistance of the wire. It carries 0.25 A at 6.0 V.',
    'Question\tAnswer\tAdditional guidance\tMark\n2\tR = 6.0 ÷ 0.25\t\t1\n\tR = 24 (Ω)\t\t1\n\tPower of ten error: answers that round to 2.4 (25 A used) score 1\t\t',
    2,
    [
      ['24', 2],
      ['6.0 / 25 = 0.24', 0],
      ['6 / 2.5 = 2.4', 1],
    ],
  ],
  [
    'A ball of 0.50 kg moves at 4.0 m/s and then at 1.0 m/s. Find its kinetic energy before and after, and say what became of the rest.',
    '3\t(a)\tEk before = 4.0 (J) and Ek after = 0.25 (J)\tC1\tPossible ecf for Ek after\n\t\t3.75 (J) is lost\tA1\t\n\t\tit warms the ball and the floor\tB1\tNot "it disappears"\n\t\t\t\tB1 only if an energy was calculated',
    3,
    [
      ['Before 4.0 J and after 0.25 J. 3.75 J is lost. It warms the ball and the floor.', 3],
      ['It warms the ball and the floor', 1],
    ],
  ],
  [
    'Make n the subject of the formula k = (2n + 5)/(n − 1)',
    'Question\tAnswer\tMark\tMark scheme\tAdditional guidance\n6\tn = (k + 5)/(k − 2)\t4\tM1 for multiplying out, eg k(n − 1) = 2n + 5\tBrackets may be implied\n\t\t\tM1 for collecting the terms in n, eg kn − 2n = k + 5\tft two terms in n\n\t\t\tM1 for factorising, eg n(k − 2) = k + 5\n\t\t\tA1 for n = (k + 5)/(k − 2) oe\teg n = (−k − 5)/(2 − k)\nCorrect answer with no working gets full marks',
    4,
    [
      ['n = (k + 5)/(k − 2)', 4],
      ['n = (-k - 5)/(2 - k)', 4],
      ['k(n − 1) = 2n + 5 so kn − 2n = k + 5, n(k − 2) = k + 5 and n = (k + 5)/(k + 2)', 3],
      ['n = 5k - 2', 0],
    ],
  ],
  [
    'Write a query that lists the names of all members over 18.',
    'SELECT Name (1)\nFROM Member (1)\nWHERE Age > 18 (1)\nI. case, semicolons\nDNA SELECT * for line 1\nDNA >= 18 for line 3',
    3,
    [
      ['SELECT Name FROM Member WHERE Age > 18', 3],
      ['SELECT Name FROM Member WHERE Age >= 18', 2],
    ],
  ],
  [
    'Name the gas made in respiration and give the purpose of respiration.',
    'Question | Answer | Guidance | Mark\n1 | carbon dioxide | accept CO2 | 1\n2 | to release energy\nfrom glucose | do not accept\nmake / create energy | 1',
    2,
    [
      ['carbon dioxide; to release energy from glucose', 2],
      ['CO2', 1],
      ['it creates energy', 0],
    ],
  ],
  [
    'Describe how a vaccine gives immunity.',
    '| dead or inactive\npathogen is injected | accept weakened\npathogen | 1 |\n| white blood cells make\nantibodies | ignore fight | 1 |\n| memory cells remain | | 1 |',
    3,
    [
      ['A dead pathogen is injected. White blood cells make antibodies. Memory cells remain.', 3],
      ['White blood cells make antibodies', 1],
    ],
  ],
  [
    'Give one cause and one effect of deforestation.',
    'Point | Accept | Marks\ncause: land is cleared\nfor farming or cattle | ranching | 1\neffect: fewer habitats\nfor animals | loss of\nbiodiversity | 1',
    2,
    [
      ['Land is cleared for farming so there are fewer habitats for animals', 2],
      ['loss of biodiversity', 1],
    ],
  ],
  [
    'State what is meant by a primary key, and give one example.',
    '1 | a field that uniquely\nidentifies a record | accept unique\nidentifier | 1\n2 | CustomerID | allow any\nsuitable ID | 1',
    2,
    [
      ['A field that uniquely identifies a record, e.g. CustomerID', 2],
      ['unique identifier', 1],
    ],
  ],
  [
    'State two features of a good password.',
    'No. | Expected answer | Mark | Notes\n1 | a mix of letters and\nnumbers | 1 | do not accept\nyour name\n2 | at least eight\ncharacters long | 1 |',
    2,
    [
      ['A mix of letters and numbers, and at least eight characters', 2],
      ['at least eight characters long', 1],
    ],
  ],
  [
    'Describe one benefit and one risk of nuclear power.',
    '1|no carbon dioxide\nis released|accept no greenhouse\ngases|1\n2|waste stays radioactive\nfor a long time|allow waste is hard\nto store|1',
    2,
    [
      ['No carbon dioxide is released but the waste stays radioactive for a long time', 2],
      ['waste is hard to store', 1],
      ['no greenhouse gases', 1],
    ],
  ],
];

testMarks(SCHEMES);

it('the marker does not doubt an answer because of a title above the columns', async () => {
  const [question, scheme, marks] = SCHEMES[0] ?? ['', '', 0, []];
  expect(await flagsOf([question, scheme, marks], '12 × 10 × 5 = 600, 600 ÷ 4 = 150 W')).toEqual(
    [],
  );
});

it('the marker reads a column with the values that it must not contain', async () => {
  const question =
    'Complete the trace table for p and q.\np = 1\nq = 9\nWHILE p < q\n  p = p * 3\n  q = q - 1\nENDWHILE';
  const scheme =
    'p\tq\n1\t9\n3\t8\n9\t7\nOne mark for each column. No mark for a column with an extra value.\nIgnore repeats and blanks.';
  expect(await markOf([question, scheme, 2], 'p: 1, 3, 9  q: 9, 8, 7')).toBe(2);
});
