import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Points about several values that a program returns, and about its other branch. */
const CASES: readonly MarkedScheme[] = [
  [
    'Write a function called canVote that takes an age as a parameter and returns True if it is 18 or more, and False otherwise.',
    'Function header with the identifier canVote (1)\nTests if the age is >= 18 (1)\nReturns True and False in the correct places (1)',
    3,
    [
      [
        'def canVote(age):\n    if age >= 18:\n        return True\n    else:\n        return False',
        3,
      ],
      ['def canVote(age):\n    if age > 17:\n        return True\n    return False', 3],
      ['def canVote(age):\n    return age >= 18', 3],
      ['def canVote(age):\n    if age >= 18:\n        return True', 2],
      [
        'def canVote(age):\n    if age >= 18:\n        print("True")\n    else:\n        print("False")',
        2,
      ],
      ['def canVote(age):\n    return age', 1],
    ],
  ],
  [
    'Write a function called cheaper that takes two prices as parameters and returns the lower of the two.',
    'Function header with two parameters (1)\nCompares the two prices (1)\nReturns the lower price in both cases (1)',
    3,
    [
      ['def cheaper(a, b):\n    if a < b:\n        return a\n    else:\n        return b', 3],
      [
        'FUNCTION cheaper(p, q)\n  IF p < q THEN\n    RETURN p\n  ENDIF\n  RETURN q\nENDFUNCTION',
        3,
      ],
      ['def cheaper(a, b):\n    low = a\n    if b < a:\n        low = b\n    return low', 3],
      ['def cheaper(a, b):\n    if a < b:\n        return a', 2],
    ],
  ],
  [
    'Write an algorithm that inputs a speed and outputs "Slow down" if it is over 70 and "OK" otherwise.',
    'Inputs the speed (1)\nIF with the test speed > 70 (1)\nELSE used for the other case (1)',
    3,
    [
      ['INPUT speed\nIF speed > 70 THEN\n  OUTPUT "Slow down"\nELSE\n  OUTPUT "OK"\nENDIF', 3],
      [
        'speed = int(input())\nif speed > 70:\n    print("Slow down")\nif speed <= 70:\n    print("OK")',
        3,
      ],
      ['INPUT speed\nIF speed > 70 THEN\n  OUTPUT "Slow down"\nENDIF', 2],
      ['speed = int(input())\nif speed > 70:\n    print("Slow down")', 2],
    ],
  ],
  [
    'Write a program that asks for a colour and keeps asking until it is "red".',
    'Mark A for input of the colour;\nMark B for indefinite iteration;\nMark C for comparing the colour with red;\nI. Case of names and keywords\nI. Missing brackets',
    3,
    [
      ['c = input()\nwhile c != "red":\n    c = input()', 3],
      ['REPEAT\n  INPUT c\nUNTIL c = "red"', 3],
      ['c = input()', 1],
      ['c = input()\nif c == "red":\n    print("yes")', 2],
    ],
  ],
  [
    'Write a program that inputs a weight and outputs Heavy if it is over 20 and Light otherwise.',
    '• Input of weight\n• IF statement with correct condition (weight > 20)\n• Output of Heavy in the IF branch\n• Output of Light in the ELSE branch',
    4,
    [
      ['w = int(input())\nif w > 20:\n    print("Heavy")\nelse:\n    print("Light")', 4],
      ['INPUT w\nIF w <= 20 THEN\n  OUTPUT "Light"\nELSE\n  OUTPUT "Heavy"\nENDIF', 4],
      ['w = int(input())\nif w > 20:\n    print("Heavy")', 3],
      ['w = int(input())\nprint("Heavy")', 2],
      ['w = int(input())\nif w > 30:\n    print("Heavy")\nelse:\n    print("Light")', 3],
    ],
  ],
];

testMarks(CASES);
