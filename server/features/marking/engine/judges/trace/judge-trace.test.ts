import { expect, it } from 'vitest';
import { testMarks } from '../../../../../testing/test-marks.ts';
import { markOf, type MarkedScheme } from '../testing/mark-of.ts';

/** Trace tables, with answers as tables, assignments and sentences. */
const CASES: readonly MarkedScheme[] = [
  [
    'Complete the trace table for this algorithm.\nn = 20\ncount = 0\nwhile n > 1\n  n = n DIV 2\n  count = count + 1\nendwhile\nprint(count)',
    'n\tcount\toutput\n20\t0\t\n10\t1\t\n5\t2\t\n2\t3\t\n1\t4\t\n\t\t4\n1 mark for each correct column',
    3,
    [
      ['n\tcount\toutput\n20\t0\t\n10\t1\t\n5\t2\t\n2\t3\t\n1\t4\t\n\t\t4', 3],
      ['n: 20, 10, 5, 2, 1\ncount: 0, 1, 2, 3, 4\noutput: 4', 3],
      [
        'n = 20 count = 0, n = 10 count = 1, n = 5 count = 2, n = 2 count = 3, n = 1 count = 4 and it prints 4',
        3,
      ],
      ['n: 20, 10, 5, 2.5, 1.25\ncount: 0, 1, 2, 3, 4\noutput 4', 2],
    ],
  ],
  [
    'Trace the algorithm with a trace table.\na ← 1\nb ← 1\nFOR i ← 1 TO 3\n  t ← a + b\n  a ← b\n  b ← t\nENDFOR',
    'Question\tAnswer\tMark\n6\ti\ta\tb\n\t1\t1\t2\n\t2\t2\t3\n\t3\t3\t5\nMark A for i column;\nMark B for a column;\nMark C for the first two values of b, 2 and 3;\nMark D for the final value of b, 5;',
    4,
    [
      ['i | a | b\n1 | 1 | 2\n2 | 2 | 3\n3 | 3 | 5', 4],
      ['i goes 1, 2, 3. a is 1 then 2 then 3. b is 2, 3, 6', 3],
    ],
  ],
  [
    'Write down the values of p and flag as you trace the program.\np = 2\nflag = False',
    'p: 2, 4, 8, 16 (1)\nflag: False, True (1)',
    2,
    [
      ['p = 2, p = 4, p = 8, p = 16, flag = False, flag = True', 2],
      ['p 2 4 8 16\nflag false', 1],
    ],
  ],
  [
    'Draw a trace table for x, y and the output.\nx = 4\ny = 0\nwhile x > 0\n  y = y + x\n  x = x - 2\nendwhile\nprint(y)',
    'x\ty\toutput\n4\t0\t\n2\t4\t\n0\t6\t\n\t\t6\n(1)\t(1)\t(1)\n\nOne mark for each correct column. The output mark may be given for their own last value of y.',
    3,
    [
      ['x: 4, 2, 0\ny: 0, 4, 6\noutput: 6', 3],
      ['x\ty\toutput\n4\t0\t\n2\t4\t\n0\t6\t6', 3],
      ['x: 4, 3, 2\ny: 0, 4, 7\noutput: 9', 0],
    ],
  ],
  [
    'Trace this program.\nq = 1\ns = 5\nwhile s > 0\n  q = q * 3\n  s = s - 2\nendwhile\noutput q',
    'q\ts\toutput\n1\t5\t\n3\t3\t\n9\t1\t\n27\t-1\t\n\t\t27\n1 mark: first row q = 1, s = 5\n1 mark: q = 3 and s = 3\n1 mark: q = 9 with s = 1\n1 mark: output is 27, the last q',
    4,
    [
      ['q\ts\toutput\n1\t5\n3\t3\n9\t1\n27\t-1\n\t\t27', 4],
      ['q=1 s=5\nq=3 s=3\nq=9 s=1\nq=27 s=-1\noutput 27', 4],
      ['q=1 s=5\nq=3 s=3\nq=6 s=1', 2],
    ],
  ],
];

testMarks(CASES);

it('the marker leaves an answer without any of the variables to the teacher', async () => {
  const [question, scheme, maxMark] = CASES[0] ?? ['', '', 0];
  expect(await markOf([question, scheme, maxMark], 'It halves the number until it is one.')).toBe(
    'left',
  );
});
