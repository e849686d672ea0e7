import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Introductions to the points: "Possible answers may include", "One mark for". */
const SCHEMES: readonly MarkedScheme[] = [
  [
    'Give two reasons why people moved to towns.',
    'One mark for each valid reason.\ne.g.\nwork in factories\nhigher wages\nloss of common land\nAccept other valid reasons.',
    2,
    [
      ['There was work in factories and the wages were higher.', 2],
      ['higher wages', 1],
      ['For example, to have fun', 0],
    ],
  ],
  [
    'Give two reasons why people moved to towns.',
    'Possible answers may include:\nE.g.\n- work in factories (1)\n- higher wages (1)\n- loss of common land (1)',
    2,
    [
      ['To work in factories for higher wages', 2],
      ['higher wages', 1],
    ],
  ],
  [
    'Suggest one benefit of walking to school.',
    'For example:\nkeeps you fit\nless pollution\nsaves money\n(1)',
    1,
    [
      ['saves money', 1],
      ['you can see friends', 0],
    ],
  ],
  [
    'What is meant by an independent variable?',
    '1 mark for: the variable that the researcher changes / manipulates',
    1,
    [
      ['the variable that the researcher changes', 1],
      ['what is manipulated by the experimenter', 1],
      ['the variable that is measured', 0],
      ['an experiment', 0],
    ],
  ],
  [
    'Define inflation.',
    'Award 1 mark for: a sustained rise in the general price level (of an economy)',
    1,
    [
      ['a sustained rise in the general level of prices', 1],
      ['a fall in the general price level', 0],
      ['when the economy does well', 0],
      ['it is about an economy', 0],
    ],
  ],
  [
    'What is a hypothesis?',
    '1 mark for: a testable prediction (about the outcome of a study)',
    1,
    [
      ['a testable prediction', 1],
      ['the outcome of a study', 0],
      ['the results of a study', 0],
    ],
  ],
];

testMarks(SCHEMES);
