import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Parts of programs that schemes name in words: headers, limits of loops, text, branches, nesting. */
const CASES: readonly MarkedScheme[] = [
  [
    'Write a function called isLong that takes a word as a parameter and returns True if it has more than 10 letters.',
    '1 mark each:\n• function heading with suitable name and a parameter\n• uses the length of the word in a condition\n• returns True and False in the right cases',
    3,
    [
      ['def isLong(w):\n  if len(w) > 10:\n    return True\n  else:\n    return False', 3],
      ['function isLong(word)\n return word.length > 10\nendfunction', 3],
      ['w = input()\nif len(w) > 10:\n  print(True)', 1],
    ],
  ],
  [
    'Write an algorithm that asks for a PIN until it has four digits and then outputs OK.',
    '• inputs the PIN\n• loops until the length of the PIN is 4 / while the length is not equal to 4\n• inputs the PIN again in the loop\n• outputs OK after the loop',
    4,
    [
      ['pin = input()\nwhile len(pin) != 4:\n  pin = input("Again")\nprint("OK")', 4],
      ['DO\n  INPUT pin\nUNTIL LENGTH(pin) = 4\nOUTPUT "OK"', 4],
      ['pin = input()\nwhile len(pin) == 4:\n  pin = input()\nprint("OK")', 3],
    ],
  ],
  [
    'Write a program that keeps asking for an age until it is at least 18.',
    'Input of an age (1)\nLoop that continues while the age is below 18 (1)\nAge entered again within the loop (1)',
    3,
    [
      ['age = int(input())\nwhile age < 18:\n    age = int(input())', 3],
      ['age = int(input())\nwhile age <= 17:\n    age = int(input())', 3],
      ['while True:\n    age = int(input())\n    if age >= 18:\n        break', 3],
      ['REPEAT\nINPUT age\nUNTIL age >= 18', 3],
      ['age = int(input())\nwhile age > 18:\n    age = int(input())', 2],
    ],
  ],
  [
    'Marks of 24 pupils are in the array Mark[1:24]. Write pseudocode that outputs how many of them are below 40.',
    '1 Initialise the counter\n2 Loop for 24 pupils\n3 Test Mark[i] < 40 in the loop\n4 Add 1 to the counter\n5 Output the counter after the loop',
    5,
    [
      [
        'c ← 0\nFOR i ← 1 TO 24\n  IF Mark[i] < 40 THEN\n    c ← c + 1\n  ENDIF\nNEXT i\nOUTPUT c',
        5,
      ],
      ['c = 0\nfor i in range(24):\n  if Mark[i] < 40:\n    c += 1\nprint(c)', 5],
      ['c = 0\nfor m in Mark:\n  if m < 40:\n    c += 1\nprint(c)', 5],
      ['c = 0\nfor i in range(20):\n  if Mark[i] < 40:\n    c += 1\nprint(c)', 4],
    ],
  ],
  [
    'Write a program that asks for a first name and a surname and outputs an email address: the first letter of the first name, the surname and "@school.uk", all in lower case.',
    '- input of both names (1)\n- takes the first letter of the first name (1)\n- changes to lower case (1)\n- joins the parts and outputs the address (1)',
    4,
    [
      ['f = input()\ns = input()\nmail = f[0].lower() + s.lower() + "@school.uk"\nprint(mail)', 4],
      [
        'f = input("first")\ns = input("last")\ne = f.substring(0, 1) + s + "@school.uk"\ne = e.lower()\nprint(e)',
        4,
      ],
      ['f ← USERINPUT\ns ← USERINPUT\nOUTPUT LEFT(f, 1) & s & "@school.uk"', 3],
      ['f = input()\ns = input()\nprint(f + s + "@school.uk")', 2],
      ['s = input()\nprint(s)', 0],
    ],
  ],
  [
    'Write an algorithm that asks for the hour and outputs "Morning" before 12, "Afternoon" from 12 to 17, and "Evening" otherwise.',
    'Hour is input (1)\nCheck for < 12 and output Morning (1)\nCheck for <= 17 and output Afternoon (1)\nElse output Evening (1)',
    4,
    [
      [
        'h = int(input())\nif h < 12:\n  print("Morning")\nelif h <= 17:\n  print("Afternoon")\nelse:\n  print("Evening")',
        4,
      ],
      [
        'INPUT h\nIF h < 12 THEN\nOUTPUT "Morning"\nELSE IF h < 18 THEN\nOUTPUT "Afternoon"\nELSE\nOUTPUT "Evening"\nENDIF\nENDIF',
        4,
      ],
      ['INPUT h\nIF h < 12 THEN\nOUTPUT "Morning"\nELSE\nOUTPUT "Evening"\nENDIF', 3],
      ['INPUT h\nIF h > 12 THEN\nOUTPUT "Morning"\nENDIF', 1],
    ],
  ],
  [
    'Write a program that asks for six lengths and outputs the total after all have been entered.',
    'total starts at 0 before the loop (1)\nloop that repeats 6 times (1)\nlength input inside the loop and added to the total (1)\ntotal output after the loop (1)',
    4,
    [
      ['total = 0\nfor i in range(6):\nl = int(input())\ntotal = total + l\nprint(total)', 4],
      ['total=0\nwhile i < 6\nl = input\ntotal = total + l\nprint total', 4],
    ],
  ],
  [
    'Write a function called initial that takes a name as a parameter and returns its first character.',
    '1  Function header with one parameter\n2  First character extracted\n3  Character is returned',
    3,
    [
      ['def initial(string):\n  c = string[0]\n  return c', 3],
      ['string function initial(string name)\n{\n  return name.charAt(0);\n}', 3],
      ['def initial():\n  return name[0]', 2],
    ],
  ],
];

testMarks(CASES);
