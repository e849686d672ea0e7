import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Names, letters, orders and two things at once, as schemes of one line write them. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Name the alcohol with three carbon atoms.',
    'propanol / C3H7OH',
    1,
    [
      ['propanol', 1],
      ['C3H7OH', 1],
      ['propane', 0],
      ['propanal', 0],
    ],
  ],
  [
    'What colour is the flame?',
    'green (1)',
    1,
    [
      ['green', 1],
      ['pale-green', 1],
      ['blue-green', 0],
      ['green-yellow', 0],
    ],
  ],
  [
    'Who discovered penicillin?',
    'Alexander Fleming',
    1,
    [
      ['Fleming', 1],
      ['Alexander Fleming', 1],
      ['Louis Pasteur', 0],
    ],
  ],
  [
    'Is the change endothermic or exothermic?',
    'endo(thermic) (1)',
    1,
    [
      ['endothermic', 1],
      ['exothermic', 0],
    ],
  ],
  [
    'True or false: sound travels through a vacuum.',
    'F',
    1,
    [
      ['false', 1],
      ['F', 1],
      ['true', 0],
    ],
  ],
  [
    'Which metal is better, A or B, and why?',
    'A – it does not rust',
    1,
    [
      ['A, because it does not rust', 1],
      ['A', 0],
    ],
  ],
  [
    'Which letter shows the nucleus?',
    'C – nucleus',
    1,
    [
      ['C', 1],
      ['Option C', 1],
      ['A', 0],
    ],
  ],
  [
    'Put these in order of size, smallest first: cell, atom, organ.',
    'atom cell organ',
    1,
    [
      ['atom, cell, organ', 1],
      ['atom then cell then organ', 1],
      ['organ, cell, atom', 0],
      ['cell, atom, organ', 0],
    ],
  ],
  [
    'Put these in order of size, smallest first: cell, atom, organ.',
    '1 atom 2 cell 3 organ',
    1,
    [
      ['atom, cell, organ', 1],
      ['atom, organ, cell', 0],
    ],
  ],
  [
    'Name two fossil fuels.',
    'coal / oil / natural gas (2)',
    2,
    [
      ['coal and oil', 2],
      ['oil and natural gas', 2],
      ['coal', 1],
      ['coal and wood', 1],
      ['wood', 0],
    ],
  ],
  [
    'What does a good material for the job have?',
    'both strength and flexibility',
    1,
    [
      ['strength and flexibility', 1],
      ['it has flexibility and strength', 1],
      ['it has strength only', 0],
      ['flexibility', 0],
    ],
  ],
];

testMarks(SCHEMES);
