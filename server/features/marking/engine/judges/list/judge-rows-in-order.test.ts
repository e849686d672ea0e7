import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../testing/mark-of.ts';

const PASSES: readonly MarkedScheme[] = [
  [
    'Show the list 8, 2, 6, 1 after each of the first three passes of a bubble sort.',
    'One mark for each correct pass:\nPass 1: 2 6 1 8\nPass 2: 2 1 6 8\nPass 3: 1 2 6 8',
    3,
    [
      ['2,6,1,8\n2,1,6,8\n1,2,6,8', 3],
      ['pass 1: 2 6 1 8\npass 2: 2 1 6 8\npass 3: 2 1 6 8', 2],
      ['1 2 6 8', 1],
      ['8 6 2 1', 0],
      ['8, 2, 1, 6', 0],
    ],
  ],
];

testMarks(PASSES);
