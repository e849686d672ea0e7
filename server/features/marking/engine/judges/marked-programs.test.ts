import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Programs in any language against points in words, one thing or several in each. */
const CASES: readonly MarkedScheme[] = [
  [
    'Write an algorithm that asks for 12 heights and outputs how many of them are over 180.',
    '• initialise counter to 0 (before the loop)\n• loop 12 times\n• INPUT inside loop AND test > 180\n• increment counter inside IF AND output counter AFTER loop\n1 mark per bullet',
    4,
    [
      [
        'tall = 0\nfor i in range(12):\n    h = int(input("height"))\n    if h > 180:\n        tall += 1\nprint(tall)',
        4,
      ],
      [
        'SET tall TO 0\nFOR i = 1 TO 12\n  INPUT h\n  IF h > 180 THEN tall = tall + 1\nNEXT i\nOUTPUT tall',
        4,
      ],
      [
        'tall = 0\nfor i in range(12):\n    h = int(input())\n    if h > 180:\n        tall += 1\n        print(tall)',
        3,
      ],
      [
        'for i in range(12):\n    h = int(input())\n    if h > 180:\n        tall = tall + 1\nprint(tall)',
        3,
      ],
    ],
  ],
  [
    'Write a program that keeps asking for a number until it is between 1 and 6.',
    'input stored in a variable (1)\nuses indefinite iteration (WHILE / REPEAT) (1)\ncorrect condition for the loop (1)',
    3,
    [
      ['n = int(input())\nwhile n < 1 or n > 6:\n    n = int(input())', 3],
      ['REPEAT\n  n <- USERINPUT\nUNTIL n >= 1 AND n <= 6', 3],
      ['for i in range(6):\n    n = int(input())', 1],
    ],
  ],
  [
    'Write a program that asks for a temperature and outputs Cold if it is under 10, and Warm if it is not.',
    'input of the temperature (1)\ncorrect condition (< 10) (1)\noutputs Cold and Warm in the right branches (1)',
    3,
    [
      ['t = float(input())\nif t < 10:\n    print("Cold")\nelse:\n    print("Warm")', 3],
      ['INPUT t\nIF t >= 10 THEN\n  OUTPUT "Warm"\nELSE\n  OUTPUT "Cold"\nENDIF', 3],
      ['t = float(input())\nif t > 10:\n    print("Cold")\nelse:\n    print("Warm")', 2],
      ['t = float(input())\nprint("Cold")', 1],
    ],
  ],
  [
    'Write an algorithm that adds up numbers until 0 is entered, and outputs the total.',
    '1 mark for each:\ntotal set to 0 before the loop\nconditional loop with input inside it – not FOR\nnumber added to total inside loop AND total output after loop\nExample\ntotal = 0\nn = input()\nwhile n != 0\n  total = total + n\n  n = input()\nendwhile\nprint(total)',
    3,
    [
      [
        'total = 0\nn = int(input())\nwhile n != 0:\n    total = total + n\n    n = int(input())\nprint(total)',
        3,
      ],
      ['t <- 0\nREPEAT\n  INPUT n\n  t <- t + n\nUNTIL n = 0\nOUTPUT t', 3],
      ['total = 0\nfor i in range(5):\n    n = int(input())\n    total += n\nprint(total)', 2],
      ['print("total")', 0],
    ],
  ],
  [
    'Write a program that inputs five prices and outputs the total of those above 20.',
    'loop five times (1)\ninput inside the loop + IF price > 20 add it to the total (1)\nthe total is displayed once, after the loop (1)',
    3,
    [
      [
        'total = 0\nfor i in range(5):\n    p = float(input())\n    if p > 20:\n        total = total + p\nprint(total)',
        3,
      ],
      [
        'total = 0\nfor i in range(5):\n    p = float(input())\n    total = total + p\nprint(total)',
        2,
      ],
    ],
  ],
  [
    'Write a line of Python that prints the length of the list names.',
    'print(len(names))\nCondone missing last bracket',
    1,
    [
      ['print(len(names))', 1],
      ['print( len(names)', 1],
      ['print(names)', 0],
    ],
  ],
  [
    'Write a line of code that outputs the variable total.',
    'print(total)',
    1,
    [
      ['print(total)', 1],
      ['output total', 1],
      ['print(sum)', 0],
    ],
  ],
  [
    'Write Python that inputs an age as a whole number, doubles it and outputs it.',
    'age = int(input()) (1)\ndoubled = age * 2 (1)\nprint(doubled) (1)',
    3,
    [
      ['age = int(input())\ndoubled = age*2\nprint(doubled)', 3],
      ['age = int(input())', 1],
    ],
  ],
  [
    'Write the first line of a loop over the positions of the list marks.',
    'for i in range(len(marks)):',
    1,
    [['for i in range(len(marks)):', 1]],
  ],
  [
    'Write a call of the subroutine area with the argument width.',
    'area(width) (1)',
    1,
    [
      ['area(width)', 1],
      ['Area( width )', 1],
      ['width(area)', 0],
    ],
  ],
  [
    'Name the type of reaction that takes heat in.',
    'endo(thermic)',
    1,
    [
      ['endothermic', 1],
      ['exothermic', 0],
    ],
  ],
  [
    'Write a program that asks for a number and outputs the numbers from 1 to that number.',
    'A  input of a number and stored in a variable\nB  loop from 1 to the number\nC  output inside the loop\nI. case\nI. prompts\nR. loop that never ends',
    3,
    [
      ['n = int(input())\nfor i in range(1, n+1):\n    print(i)', 3],
      ['N = INT(INPUT())\nFOR I IN RANGE(1, N+1):\n  PRINT(I)', 3],
      ['n = int(input("number?"))\nprint(n)', 1],
    ],
  ],
  [
    'Write a program that inputs ten numbers and outputs the total.',
    '1 total set to 0 before the loop [1]\n2 loop that runs ten times [1]\n3 input inside the loop [1]\n4 adds the number to total [1]\n5 outputs total after the loop [1]\nR. range(1, 10)',
    5,
    [
      ['total = 0\nfor i in range(10):\n  n = int(input())\n  total = total + n\nprint(total)', 5],
      ['total = 0\nfor i in range(1,11):\n  total += int(input())\nprint(total)', 5],
      ['total = 0\nfor i in range(1, 10):\n  total += int(input())\nprint(total)', 4],
    ],
  ],
];

testMarks(CASES);
