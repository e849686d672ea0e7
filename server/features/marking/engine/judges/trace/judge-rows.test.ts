import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../testing/mark-of.ts';

/** Trace tables with a mark for each row, copied with single spaces or with tabs. */
const CASES: readonly MarkedScheme[] = [
  [
    'Complete the trace table for this algorithm.\n01 p = 3\n02 WHILE p > 0\n03   OUTPUT p * p\n04   p = p - 1\n05 ENDWHILE',
    '1 mark for each correct row\np Output\n3 9\n2 4\n1 1',
    3,
    [
      ['p output\n3 9\n2 4\n1 1', 3],
      ['3, 9\n2, 4\n1, 1', 3],
      ['p | output\n3 | 9\n2 | 4\n1 | 2', 2],
      ['p = 3, output = 9\np = 2, output = 4', 2],
      ['p output\n3 6\n2 4\n1 2', 1],
      ['It squares each number and counts down.', 'left'],
    ],
  ],
  [
    'Trace the algorithm with the table.\nsum = 5\nfor k = 1 to 3\n  sum = sum + k\nnext k\nprint(sum)',
    'One mark per row\nk sum Output\n 5 \n1 6 \n2 8 \n3 11 11',
    4,
    [
      ['k sum output\n- 5 -\n1 6 -\n2 8 -\n3 11 11', 4],
      ['k\tsum\toutput\n\t5\t\n1\t6\t\n2\t8\t\n3\t11\t11', 4],
      ['k sum output\n- 5 -\n1 6 -\n2 8 -\n3 11 -', 3],
      ['k sum\n0 5\n1 6\n2 7\n3 10', 1],
    ],
  ],
  [
    'Complete the trace table.\na ← 2\nb ← 1\nWHILE a < 20\n  a ← a * 3\n  b ← b + 1\nENDWHILE',
    'a b (1 mark for each row)\n2 1 (1)\n6 2 (1)\n18 3 (1)\n54 4 (1)',
    4,
    [
      ['a b\n2 1\n6 2\n18 3\n54 4', 4],
      ['2 1\n6 2\n18 3', 3],
      ['a b\n2 1\n6 2\n12 3\n24 4', 2],
    ],
  ],
  [
    'Complete the trace table for the program.\nc = 10\nd = 1\nwhile c > 3\n  c = c - d\n  d = d * 2\nendwhile',
    'c\td\n10\t1\n9\t2\n7\t4\n3\t8\n1 mark per row',
    4,
    [
      ['c\td\n10\t1\n9\t2\n7\t4\n3\t8', 4],
      ['c d\n10 1\n9 2\n7 3\n4 4', 2],
    ],
  ],
  // A mark for each column.
  [
    'Complete the trace table for this algorithm.\nu = 1\nv = 2\nwhile u < 8\n  u = u * v\nendwhile',
    'u\tv\n1\t2\n2\t2\n4\t2\n8\t2\n1 mark for each correct column',
    2,
    [
      ['u: 1, 2, 4, 8\nv: 2', 2],
      ['u: 1, 2, 4\nv: 2', 1],
    ],
  ],
];

testMarks(CASES);
