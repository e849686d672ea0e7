import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** An "or" or "and" in a program's condition does not separate alternatives of the scheme. */
const CASES: readonly MarkedScheme[] = [
  [
    'Write an algorithm that inputs an age and whether the person is a member, and outputs "half price" if they are over 64 or a member, and "full price" if not.',
    '• Inputting both values\n• Correct condition age > 64 OR member = true\n• Outputting half price\n• Outputting full price',
    4,
    [
      [
        'age = int(input("age"))\nmember = input("member?")\nif age > 64 or member == "yes":\n    print("half price")\nelse:\n    print("full price")',
        4,
      ],
      [
        'age = int(input("age"))\nmember = input("member?")\nif age >= 65 or member == True:\n    print("half price")\nelse:\n    print("full price")',
        4,
      ],
      [
        'age = int(input("age"))\nmember = input("member?")\nif age > 64 and member == "yes":\n    print("half price")\nelse:\n    print("full price")',
        3,
      ],
      [
        'age = int(input("age"))\nmember = input("member?")\nif age > 64:\n    print("half price")\nelse:\n    print("full price")',
        3,
      ],
    ],
  ],
  [
    'Write pseudocode that sounds an alarm if a temperature is below 2 or above 8.',
    'Input of temperature (1)\nIF temp < 2 OR temp > 8 (1)\nOutput of alarm (1)',
    3,
    [
      ['INPUT t\nIF t < 2 OR t > 8 THEN\n  OUTPUT "alarm"\nENDIF', 3],
      ['INPUT t\nIF 2 > t OR t > 8 THEN\n  OUTPUT "alarm"\nENDIF', 3],
      ['INPUT t\nIF t < 2 AND t > 8 THEN\n  OUTPUT "alarm"\nENDIF', 2],
      ['INPUT t\nIF t < 2 THEN\n  OUTPUT "alarm"\nENDIF', 2],
    ],
  ],
  [
    'Write a program that asks for a number until it is valid.',
    'Input of a number (1)\nwhile num < 1 or num > 10 (1)\nInput again in the loop (1)',
    3,
    [
      ['num = int(input())\nwhile num < 1 or num > 10:\n    num = int(input())', 3],
      ['n = int(input())\nwhile n <= 0 or n >= 11:\n    n = int(input())', 3],
      ['num = int(input())\nwhile num < 1:\n    num = int(input())', 2],
    ],
  ],
  // Two ways to write one test, and other lines, are still alternatives.
  [
    'Write a program that inputs a score and outputs Pass if it is more than 39.',
    'input of score (1)\nif score > 39 or score >= 40 (1)\noutput of Pass (1)',
    3,
    [
      ['score = int(input())\nif score > 39:\n    print("Pass")', 3],
      ['score = int(input())\nif score >= 40:\n    print("Pass")', 3],
      ['score = int(input())\nif score > 50:\n    print("Pass")', 2],
    ],
  ],
  [
    'Write a program that adds one to a counter called count.',
    'count = count + 1 OR count += 1 (1)',
    1,
    [
      ['count += 1', 1],
      ['count = count + 1', 1],
      ['count = 1', 0],
    ],
  ],
  [
    'Write a line of code that repeats while x is at most 10.',
    'WHILE x <= 10 OR WHILE x < 11 (1)',
    1,
    [
      ['WHILE x <= 10', 1],
      ['while x < 11:', 1],
    ],
  ],
];

testMarks(CASES);
