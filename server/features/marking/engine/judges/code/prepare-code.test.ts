import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../../built-in-marker.ts';

const marker = createBuiltInMarker();

type Question = readonly [questionText: string, markSchemeAnswer: string, maxMark: number];

async function markOf([questionText, markSchemeAnswer, maxMark]: Question, userAnswer: string) {
  const task = { id: 'a', questionText, markSchemeAnswer, maxMark, userAnswer };
  const { markAwarded, analysis } = await marker.mark(task);
  return analysis.flags.includes('cannot-judge') ? 'left' : markAwarded;
}

const AVERAGE: Question = [
  'Write an algorithm that asks for 5 scores and outputs their average.',
  '1 mark per bullet, max 5\n• initialise total to 0\n• loop that repeats 5 times\n• input score inside the loop\n• add score to total inside the loop\n• output the average after the loop\nExample:\ntotal = 0\nfor i = 1 to 5\n  s = input()\n  total = total + s\nnext i\nprint(total / 5)',
  5,
];

describe('a program whose scheme says what it must do', () => {
  it.each([
    ['t = 0\nfor i in range(5):\n    s = int(input("Score"))\n    t += s\nprint(t / 5)', 5],
    ['SET t TO 0\nFOR n = 1 TO 5\n  INPUT s\n  t = t + s\nNEXT n\nOUTPUT t / 5', 5],
    ['t <- 0\nREPEAT 5 TIMES\n  t <- t + USERINPUT\nENDREPEAT\nOUTPUT t / 5', 5],
    [
      't = 0; for (int i = 0; i < 5; i++) {\n  t += scanner.nextInt();\n}\nSystem.out.println(t / 5);',
      5,
    ],
    ['n = 0\nt = 0\nwhile n < 5:\n  t = t + int(input())\n  n = n + 1\nprint(t/5)', 5],
    ['t = 0\nfor i in range(4):\n    s = int(input())\n    t += s\nprint(t / 5)', 4],
    ['for i in range(5):\n    s = int(input())\nprint(s)', 2],
    ['t = 0\nfor i in range(5):\n    t = t + int(input())\n    print(t / 5)', 4],
    ['t = 7\nprint(t)', 0],
    ['print("average")', 0],
    ['You would ask for five scores, add them up and divide by five.', 'left'],
  ])('%j gets %s', async (answer, mark) => {
    expect(await markOf(AVERAGE, answer)).toBe(mark);
  });
});

const GRADES: Question = [
  'Write a function called grade that takes a mark as a parameter and returns "Pass" if it is 40 or more and "Fail" otherwise.',
  'function called grade with one parameter (1)\nif mark >= 40 (1)\nreturns Pass (1)\nelse returns Fail (1)',
  4,
];

describe('a function', () => {
  it.each([
    ['def grade(m):\n    if m >= 40:\n        return "Pass"\n    else:\n        return "Fail"', 4],
    [
      'FUNCTION grade(score)\n  IF score > 39 THEN\n    RETURN "Pass"\n  ELSE\n    RETURN "Fail"\n  ENDIF\nENDFUNCTION',
      4,
    ],
  ])('%j gets %s', async (answer, mark) => {
    expect(await markOf(GRADES, answer)).toBe(mark);
  });
});

const LINES: Question = [
  'Write a function called volume that takes a length, a width and a height and returns the volume of a box.',
  'def volume(length, width, height):   (1 function header with three parameters)\n    v = length * width * height   (1 correct calculation)\n    return v   (1 returns the value)',
  3,
];

describe('a scheme that is itself a program', () => {
  it.each([
    ['def volume(a, b, c):\n  return a * b * c', 3],
    ['function volume(l, w, h)\n  answer = l * w * h\n  return answer\nendfunction', 3],
    ['def size(a, b, c):\n  return a * b * c', 2],
    ['def volume(a, b, c):\n  return a + b + c', 2],
    ['def volume(a, b, c):\n  print(a * b * c)', 2],
    ['print("volume")', 0],
  ])('%j gets %s', async (answer, mark) => {
    expect(await markOf(LINES, answer)).toBe(mark);
  });
});

const QUERY: Question = [
  'Write an SQL statement that lists the titles in table Films that were made after 1999.',
  'SELECT Title ✓\nFROM Films ✓\nWHERE Year > 1999 ✓\nAccept >= 2000',
  3,
];

describe('a query', () => {
  it.each([
    ['SELECT Title FROM Films WHERE Year > 1999;', 3],
    ['select title from films where year >= 2000', 3],
    ['SELECT Title FROM Films WHERE 1999 < Year', 3],
    ['SELECT Title FROM Films WHERE Year < 1999', 2],
    ['SELECT * FROM Films WHERE Year > 1999', 2],
    ['SELECT Title FROM Books', 1],
    ['find the titles of films after 1999', 0],
  ])('%j gets %s', async (answer, mark) => {
    expect(await markOf(QUERY, answer)).toBe(mark);
  });
});

const HEATER: Question = [
  'A heater H is on if the switch S is on and either it is cold C or the timer T is on. Write a logic expression for H.',
  'H = S AND (C OR T)\n1 mark for C OR T\n1 mark for S AND (…)',
  2,
];

describe('a logic expression', () => {
  it.each([
    ['H = S AND (C OR T)', 2],
    ['(T OR C) AND S', 2],
    ['S·(C+T)', 2],
    ['S AND C OR S AND T', 2],
    ['C OR T', 1],
    ['S OR C AND T', 0],
  ])('%j gets %s', async (answer, mark) => {
    expect(await markOf(HEATER, answer)).toBe(mark);
  });
});
