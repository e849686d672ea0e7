import { testMarks } from '../../../../testing/test-marks.ts';
import type { MarkedScheme } from './testing/mark-of.ts';

/** Programs that are right or wrong in their logic: limits, what is output, and where. */
const CASES: readonly MarkedScheme[] = [
  [
    'Write a program that asks for a day number until it is between 1 and 31 inclusive.',
    'Day number input (1)\nUses indefinite iteration (1)\nCorrect Boolean condition for the loop (1)',
    3,
    [
      ['d = int(input())\nwhile d < 1 or d > 31:\n  d = int(input())', 3],
      ['d = int(input())\nwhile not (d >= 1 and d <= 31):\n  d = int(input())', 3],
      ['REPEAT\n  INPUT d\nUNTIL d > 0 AND d < 32', 3],
      ['while True:\n  d = int(input())\n  if 1 <= d <= 31:\n    break', 3],
      ['d = int(input())\nwhile d < 1 and d > 31:\n  d = int(input())', 2],
      ['d = int(input())\nwhile d <= 1 or d >= 31:\n  d = int(input())', 2],
      ['d = int(input())\nif d >= 1 and d <= 31:\n  print("ok")', 1],
    ],
  ],
  [
    'Write an algorithm that asks for numbers until -1 is entered and then outputs how many were entered.',
    '• counter initialised to 0 before the loop\n• condition-controlled loop that ends when –1 is entered\n• input inside the loop\n• incrementing the counter and outputting it after the loop',
    4,
    [
      ['c = 0\nn = int(input())\nwhile n != -1:\n  c = c + 1\n  n = int(input())\nprint(c)', 4],
      ['c <- 0\nREPEAT\n  n <- USERINPUT\n  c <- c + 1\nUNTIL n = -1\nOUTPUT c', 4],
      ['c = 0\nfor i in range(10):\n  n = int(input())\n  c = c + 1\nprint(c)', 3],
      ['n = int(input())\nprint("how many were entered")', 0],
    ],
  ],
  [
    'Write an algorithm that asks for 15 scores and outputs how many are more than 70.',
    '1 mark each:\n- loop that runs 15 times\n- input inside loop AND compare with > 70, incrementing counter\n- output of counter after the loop',
    3,
    [
      ['c = 0\nfor i in range(15):\n  s = int(input())\n  if s > 70:\n    c += 1\nprint(c)', 3],
      ['c = 0\nfor i in range(15):\n  s = int(input())\n  if s >= 70:\n    c += 1\nprint(c)', 2],
      ['c = 0\nfor i in range(15):\n  s = int(input())\n  if s > 70:\n    c += 1\nprint(s)', 2],
      ['c = 0\nwhile True:\n  s = int(input())\n  if s > 70:\n    c += 1\nprint(c)', 2],
    ],
  ],
  [
    'Write an algorithm that asks for a price and outputs "Expensive" if it is 100 or more, and "Cheap" if not.',
    'inputs a price AND stores it in a variable [1]\nSelection, checking if >= 100 [1]\noutputs Expensive and Cheap in the correct places [1]',
    3,
    [
      ['INPUT p\nIF p >= 100 THEN\n  OUTPUT "Expensive"\nELSE\n  OUTPUT "Cheap"\nENDIF', 3],
      ['p = float(input())\nif p < 100:\n  print("Cheap")\nelse:\n  print("Expensive")', 3],
      ['p = float(input())\nif p > 100:\n  print("Expensive")\nelse:\n  print("Cheap")', 2],
    ],
  ],
  [
    'Write an algorithm that inputs 8 depths and outputs the deepest (largest).',
    'loop 8 times (1)\ninput inside loop (1)\ncompares with the largest so far AND updates it if larger (1)\noutputs the largest after the loop (1)',
    4,
    [
      ['m = 0\nFOR i = 1 TO 8\n  INPUT d\n  IF d > m THEN m = d\nNEXT i\nOUTPUT m', 4],
      ['m = 0\nfor i in range(8):\n  d = float(input())\n  if m < d:\n    m = d\nprint(m)', 4],
      ['m = 0\nFOR i = 1 TO 8\n  INPUT d\n  IF d < m THEN m = d\nNEXT i\nOUTPUT m', 3],
    ],
  ],
  [
    'Write an algorithm that asks for 9 prices and outputs the cheapest.',
    'loop 9 times with a price input in it (1)\nupdates the cheapest when a price is lower (1)\noutputs the cheapest after the loop (1)',
    3,
    [
      ['c = 999\nfor i in range(9):\n  p = int(input())\n  if p < c:\n    c = p\nprint(c)', 3],
      ['c = 999\nfor i in range(9):\n  p = int(input())\n  if p > c:\n    c = p\nprint(p)', 1],
    ],
  ],
  [
    'Write a program that asks for a score and outputs "Again" for 3 or less and "Next" otherwise.',
    'input of the score (1)\ncondition for 3 or less with output Again (1)\nelse with output Next (1)',
    3,
    [
      ['s = int(input())\nif s <= 3:\n  print("Again")\nelse:\n  print("Next")', 3],
      ['s = int(input())\nif s < 3:\n  print("Again")\nelse:\n  print("Next")', 2],
    ],
  ],
  [
    'Write a program that asks for a number of hours and outputs the pay at £9 an hour, with £20 added if there are 40 hours or more.',
    '• input of hours\n• correct calculation of the pay\n• bonus added only when 40 or more\n• output of the pay',
    4,
    [
      ['h = int(input())\np = h * 9\nif h >= 40:\n  p = p + 20\nprint(p)', 4],
      ['INPUT h\np = 9 * h\nIF h > 39 THEN p = p + 20\nOUTPUT p', 4],
      ['h = int(input())\np = h * 9\nprint(p)', 3],
    ],
  ],
  [
    'Write one line of Python that asks the user for their town and stores it in a variable called town.',
    'town = input("Enter your town")\nIgnore the wording of the prompt',
    1,
    [
      ['town = input("Where do you live? ")', 1],
      ['town = input()', 1],
      ['input("town")', 0],
    ],
  ],
];

testMarks(CASES);
