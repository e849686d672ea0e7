import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Points about parameters, conditional updates and bit shifts. */
const CASES: readonly MarkedScheme[] = [
  [
    'Write a function called isEven that takes a number as a parameter and returns True if it is even, and False otherwise.',
    'Function header with the identifier isEven (1)\nNumber taken as a parameter (1)\nUses MOD 2 (1)\nReturns True and False in the correct places (1)',
    4,
    [
      [
        'def isEven(n):\n    if n % 2 == 0:\n        return True\n    else:\n        return False',
        4,
      ],
      ['def isEven(n):\n    return n % 2 == 0', 4],
      [
        'def isEven():\n    n = int(input())\n    if n % 2 == 0:\n        return True\n    else:\n        return False',
        3,
      ],
      ['FUNCTION isEven(num)\n  RETURN num MOD 2 = 0\nENDFUNCTION', 4],
    ],
  ],
  [
    'The array rain holds 12 values. Write an algorithm to output the smallest.',
    'Sets the smallest to a starting value (1)\nLoops through the array (1)\nUpdates the smallest if the value is less (1)\nOutputs the smallest after the loop (1)',
    4,
    [
      [
        'low = rain[0]\nfor i = 1 to 11\n  if rain[i] < low then\n    low = rain[i]\n  endif\nnext i\nprint(low)',
        4,
      ],
      ['low = 1000\nfor r in rain:\n    if r < low:\n        low = r\nprint(low)', 4],
      [
        'low = rain[0]\nfor i = 0 to 11\n  if rain[i] < low then\n    print(rain[i])\n  endif\nnext i',
        2,
      ],
      ['for i in range(12):\n    print(rain[i])', 1],
    ],
  ],
  [
    'State the effect of a left binary shift of 3 places on a number.',
    'It multiplies the number by 8',
    1,
    [
      ['multiplied by 8', 1],
      ['x8', 1],
      ['it gets 8 times bigger', 1],
      ['it becomes eight times as big.', 1],
      ['multiplied by 2^3', 1],
      ['divides it by 8', 0],
      ['adds 8', 0],
      ['multiplied by 3', 0],
    ],
  ],
  [
    'State what a right shift of 2 places does to a positive integer.',
    'Divides it by 4',
    1,
    [
      ['divided by 4', 1],
      ['÷ 4', 1],
      ['multiplies by 4', 0],
      ['subtracts 4', 0],
      ['divides by 2', 0],
    ],
  ],
];

testMarks(CASES);
