import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** A line of a scheme that a program contains only as the beginning of a longer calculation. */
const CASES: readonly MarkedScheme[] = [
  [
    'Write a line of code that stores the sum of a and b in a variable called total.',
    'total = a + b (1)',
    1,
    [
      ['total = a + b', 1],
      ['total = b + a', 1],
      ['total = a + b * c', 0],
      ['total = a + b - 1', 0],
    ],
  ],
  [
    'Write a line of code that stores the area of a rectangle with the sides w and h in a variable called area.',
    'area = w * h (1)',
    1,
    [
      ['area = w * h', 1],
      ['area = h * w', 1],
      ['area = w * h / 2', 0],
      ['area = 2 + w * h', 0],
    ],
  ],
  [
    'Write a program that adds 1 to the variable called count and outputs it.',
    'count = count + 1 (1)\nprint(count) (1)',
    2,
    [
      ['count = count + 1\nprint(count)', 2],
      ['count = count + 1\nprint(count + " items")', 2],
    ],
  ],
  [
    'Write a function that returns the double of the argument called n.',
    'def double(n): (1)\nreturn n * 2 (1)',
    2,
    [
      ['def double(n):\n    return n * 2', 2],
      ['def twice(n):\n    return 2 * n', 2],
      ['def double(n):\n    return n * 2 + 1', 1],
    ],
  ],
  [
    'Write a line of code that tests whether the variable called age is more than 15.',
    'if age > 15: (1)',
    1,
    [
      ['if age > 15:', 1],
      ['if age > 15 and height > 120:', 1],
      ['if age > 15 * 2:', 0],
    ],
  ],
];

testMarks(CASES);
