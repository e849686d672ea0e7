import { testMarks } from '../../../../../testing/test-marks.ts';
import type { MarkedScheme } from '../testing/mark-of.ts';

/** Points for the line number of an error in a program, and for the corrected line. */
const CASES: readonly MarkedScheme[] = [
  [
    'The program below should output whether a person is tall. It has a syntax error and a logic error.\n1 h = input("Height"\n2 if h < 180 then\n3   print("tall")\n4 endif\nIdentify the line number of each error and give the corrected line.',
    '1 mark for each bullet to max 4\n• (Syntax error) line 1\n• h = input("Height")\n• (Logic error) line 2\n• if h > 180 then',
    4,
    [
      ['Syntax error: line 1 - h = input("Height")\nLogic error: line 2 - if h > 180 then', 4],
      ['Line 2: if h > 180 then\nLine 1: h = input("Height")', 4],
      ['Line 1 and line 2', 2],
      ['line 1\nh = input("Height")', 2],
      ['Line 1, h = input("Height"\nLine 2, if h = 180 then', 2],
      ['Logic error is line 1. Syntax error is line 2.', 0],
      ['line 3 should say small', 0],
    ],
  ],
  [
    'This algorithm should add the numbers from 1 to 5. It contains two errors.\n01 total = 1\n02 for i = 1 to 5\n03   total = total * i\n04 next i\n05 print(total)\nState the line number of each error and write the corrected line.',
    'Line 01 [1]\ntotal = 0 [1]\nLine 03 [1]\ntotal = total + i [1]',
    4,
    [
      ['Line 1: total = 0\nLine 3: total = total + i', 4],
      ['line 01 total = 0', 2],
      ['03 total = total + i', 2],
      ['Line 2 and line 5', 0],
      ['Line 1: total = 0, line 3: total = total - i', 3],
    ],
  ],
];

testMarks(CASES);
