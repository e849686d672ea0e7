import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Parts lettered as on a diagram, two alternative methods, and a remark after a gap. */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Name the parts labelled A, B and C.',
    'A = (cell surface) membrane\nB = chloroplast(s)    R chlorophyll\nC = (permanent) vacuole\nAllow phonetic spelling',
    3,
    [
      ['membrane, chloroplast, vacuole', 3],
      ['A cell membrane\nB chloroplasts\nC vacuole', 3],
      ['A membrane B chlorophyll C vacuole', 2],
    ],
  ],
  [
    'Name the parts labelled A and B.',
    '(A) membrane\n(B) chloroplast',
    2,
    [
      ['A is the membrane and B is a chloroplast', 2],
      ['membrane', 1],
    ],
  ],
  [
    'Name the parts labelled A and B.',
    'A: membrane\nB: chloroplast',
    2,
    [
      ['A: membrane, B: chloroplast', 2],
      ['membrane and chloroplast', 2],
    ],
  ],
  [
    'Name the parts labelled A to C.',
    'A membrane (1)\nB chloroplast (1)\nC nucleus (1)',
    3,
    [['A membrane, B chloroplast, C nucleus', 3]],
  ],
  [
    'Name the gases A and B.',
    'A – oxygen\nB – carbon dioxide',
    2,
    [
      ['oxygen and carbon dioxide', 2],
      ['A = oxygen, B = nitrogen', 1],
    ],
  ],
  [
    'Suggest how the timing could be improved, and explain why this works.',
    'Time ten swings / several swings and divide (by the number) ;\n(because) reaction time is a smaller part / share of the total / is spread ;\nOR\nUse of a light gate (and data logger) ;\nremoves (the effect of) reaction time ;\nIgnore repeat',
    2,
    [
      ['use a light gate, it removes reaction time', 2],
      ['use a light gate and a data logger', 1],
      [
        'time ten swings and divide by ten because reaction time is a smaller share of the total',
        2,
      ],
      ['repeat it', 0],
    ],
  ],
  [
    'Give one effect of the tax and one reason.',
    'prices rise (1)\nas firms pass on the cost (1)\nOR\nwages fall (1)\nas firms save elsewhere (1)',
    2,
    [
      ['prices rise as firms pass on the cost', 2],
      ['wages fall as firms save elsewhere', 2],
      ['prices rise and wages fall', 1],
    ],
  ],
  [
    'State a property of metals and its use.',
    'conducts electricity (1)\nused in wires (1)\nOR\nused in cables',
    2,
    [
      ['it conducts electricity, so it is used in cables', 2],
      ['it conducts electricity, used in wires', 2],
    ],
  ],
  [
    'Give two ways in which the alveolus is adapted.',
    'any two from:\n• thin wall(s) / (wall) one cell thick   reject thin cell wall\n• moist (lining)\n• large surface area',
    2,
    [
      ['walls one cell thick and moist', 2],
      ['thin cell wall and large surface area', 1],
    ],
  ],
  [
    'State a use of the metal.',
    'making wires   do not accept coins\ncooking pans',
    2,
    [
      ['for making wires and cooking pans', 2],
      ['coins', 0],
    ],
  ],
  [
    'Name the parts of the plant cell that (a) control what enters, (b) carry out photosynthesis, (c) contain cell sap, (d) give support.',
    'a) (cell) membrane ; b) chloroplast(s) ; R chlorophyll c) (permanent) vacuole ; d) cell wall / cellulose wall — 1 mark each',
    4,
    [
      ['a) cell membrane b) chloroplasts c) vacuole d) cell wall', 4],
      ['a membrane, b chlorophyll, c vacuole, d cell wall', 3],
    ],
  ],
  [
    'State the meaning of diffusion.',
    '(net) movement of particles [1] from high to low concentration [1] (A. down a concentration gradient)',
    2,
    [
      ['movement of particles down a gradient', 2],
      ['movement of particles', 1],
    ],
  ],
];

testMarks(SCHEMES);
