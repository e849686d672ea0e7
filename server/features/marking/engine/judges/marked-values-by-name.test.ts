import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Values of several letters, and equations that only repeat the question. */
const BY_NAME: readonly MarkedScheme[] = [
  [
    'Solve the simultaneous equations\n2p + 3q = 13\n5p + q = 13',
    'Question\tWorking\tAnswer\tMark\tNotes\n4\t15p + 3q = 39\n13p = 26\tp = 2\nq = 3\t3\tM1 for a process to eliminate one letter\nA1 for p = 2 or q = 3\nA1 for both p = 2 and q = 3',
    3,
    [
      ['15p + 3q = 39, 13p = 26, p = 2\nq = 3', 3],
      ['p = 2, q = 3', 3],
      ['2p + 3q = 13\n5p + q = 13\nso 7pq = 26', 0],
      ['p = 3, q = 2', 0],
      ['13p = 26 so p = 2, q = 4', 2],
    ],
  ],
  [
    'Solve m + n = 10 and m − n = 4.',
    '2m = 14   M1\nm = 7 and n = 3   A1',
    2,
    [
      ['m = 7, n = 3', 2],
      ['7, 3', 2],
      ['2m = 14, m = 7, n = 4', 1],
      ['2m = 14 so m = 7\n-7 + n = 3', 1],
    ],
  ],
];

testMarks(BY_NAME);

/** What a scheme says about answers without working. */
const UNSHOWN: readonly MarkedScheme[] = [
  [
    'Solve 2a + b = 8 and a − b = 1.',
    '3a = 9 M1\na = 3 A1\nb = 2 A1\nCorrect answers with no working score full marks. Values reversed with no working: 0',
    3,
    [['a = 3, b = 2', 3]],
  ],
  [
    'Use algebra to find where y = x² − 4x + 9 is lowest. Show your method.',
    'dy/dx = 2x − 4 M1\nx = 2 A1\ny = 5 A1\nAnswers only with no derivative seen scores 0/3.',
    3,
    [['x = 2, y = 5', 0]],
  ],
  [
    'Prove that the sum of any two even numbers is even.',
    '2p + 2q seen M1\n= 2(p + q) A1\nNumerical examples only: 0 marks',
    2,
    [
      ['2p + 2q = 2(p + q)', 2],
      ['4 + 6 = 10 and 2 + 8 = 10 which are all even so it works', 0],
    ],
  ],
  [
    'A block of 4 kg is pulled by 30 N against 10 N. Find its acceleration and its speed after 3 s.',
    '30 − 10 = 4a M1\na = 5 A1\nv = 15 A1\nCorrect answers only, no working: 2/3',
    3,
    [
      ['30 - 10 = 4a so a = 5, v = 15', 3],
      ['a = 5, v = 15', 2],
    ],
  ],
];

testMarks(UNSHOWN);
