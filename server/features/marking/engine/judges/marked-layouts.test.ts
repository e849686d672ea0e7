import { describe, expect, it } from 'vitest';
import { readScheme } from '../scheme/read-scheme.ts';
import { isFigureList } from './list/judge-order.ts';
import { markOf, type Asked } from './testing/mark-of.ts';

/** Layouts of papers after copying, and the marks that examiners give. */
const LAYOUTS: readonly (readonly [
  string,
  ...Asked,
  answers: readonly (readonly [string, number])[],
])[] = [
  [
    'a heading that says what each mark is for is worth nothing itself',
    'Explain why a hot air balloon rises.',
    'An explanation that links a property (1 mark) and its effect (1 mark):\n• hot air is less dense (1)\n• so the upthrust is greater than the weight (1)',
    2,
    [
      ['The hot air is less dense so the upthrust is greater than its weight.', 2],
      ['hot air is less dense', 1],
    ],
  ],
  [
    'columns headed “Scheme” and “AOs”, a second code in its own row, and notes below that explain the codes',
    'Factorise fully 20a² − 45.',
    'Question\tScheme\tMarks\tAOs\n3\t5(4a² − 9)\tM1\t1.1b\n\t5(2a − 3)(2a + 3)\tM1\t1.1b\n\t\tA1\t1.1b\nNotes\nM1: Takes out the common factor\nM1: Uses the difference of two squares\nA1: cao',
    3,
    [
      ['5(2a - 3)(2a + 3)', 3],
      ['5(4a² − 9)', 1],
    ],
  ],
  [
    'numbered bullets next to a generic scheme, with the total next to the first',
    'Solve 3x² + 5x − 2 = 0.',
    'Question\tGeneric scheme\tIllustrative scheme\tMax mark\n2.\t•¹ factorise\t•¹ (3x − 1)(x + 2)\t3\n\t•² one root\t•² x = 1/3\t\n\t•³ other root\t•³ x = −2\t\nNotes:\n1. Correct answers without working award 2/3 only.',
    3,
    [['(3x - 1)(x + 2)', 1]],
  ],
  [
    'halves of a binary number with dots for the other half',
    'Write the hexadecimal number 9D in binary.',
    '•\t1001 ....\n•\t.... 1101\nAward 2 marks for 10011101\n1 mark per correct nibble',
    2,
    [
      ['10011101', 2],
      ['1001 1100', 1],
      ['01100010', 0],
    ],
  ],
  [
    'a bullet under the question number, with what each point rejects next to it',
    'Give one reason why Luis enjoys his job.',
    'Question number\tAnswer\tReject\tMark\n3(a)\tAny one of:\n•\tthe pay is good\tthe pay is fair\n•\tno night shifts / he has no night shifts\tfew night shifts\t(1)',
    1,
    [
      ['He does not work night shifts, there are no night shifts.', 1],
      ['The pay is good.', 1],
    ],
  ],
  [
    '“Two marks for two from”, and how many answers are marked',
    'Give two signs that a loaf is baked.',
    '4\tTwo marks for two from:\n1.\tthe crust is brown\n2.\tit sounds hollow when tapped\n3.\tit has shrunk from the tin\n\tAccept first two answers only',
    2,
    [
      ['the crust is brown and it sounds hollow', 2],
      ['first two', 0],
    ],
  ],
  [
    'the paper number before a definition, and marks for part of it',
    'Define the term “primary source”.',
    '07\tTwo marks for a satisfactory definition such as: something written or made at the time of the event\nOne mark for a partial definition eg a diary',
    2,
    [
      ['It is something written or made at the time of the event.', 2],
      ['a diary', 1],
    ],
  ],
  [
    'fractions to multiply are not their product',
    'A box has 4 red and 6 green pens. Two are taken. Find the probability that both are red.',
    '4/10 or 3/9 seen\tM1\n4/10 × 3/9\tM1\n12/90 or 2/15\tA1\n0.13',
    3,
    [
      ['2/15', 3],
      ['4/10 × 3/9', 2],
    ],
  ],
  [
    'a step that follows through from a slip',
    'A shop packs 40 and then 60 boxes of 3 pens. How many pens?',
    'M1 40 + 60\nM1 follow through their 100 × 3\nA1 300',
    3,
    [
      ['40 + 60 = 110, 110 × 3 = 330', 2],
      ['40 + 60 = 100, 100 × 3 = 300', 3],
    ],
  ],
  [
    'additions and divisions in Python',
    'Write Python that prints the mean of a list called heights.',
    '1 mark for adding the heights in a loop or use of sum\n1 mark for dividing by the number of heights\n1 mark for outputting the result',
    3,
    [
      ['total = 0\nfor h in heights:\n    total += h\nprint(total / len(heights))', 3],
      ['print(heights)', 1],
    ],
  ],
];

describe.each(LAYOUTS)('%s', (_layout, question, scheme, maxMark, answers) => {
  it.each(answers)('%j gets %s', async (answer, mark) => {
    expect(await markOf([question, scheme, maxMark], answer)).toBe(mark);
  });
});

describe('a line of figures', () => {
  it('is not one number with spaces between its thousands', () => {
    expect(isFigureList('3 17 25 40')).toBe(true);
    expect(isFigureList('12 345 678')).toBe(false);
  });
});

describe('levels', () => {
  it('are recognised by the ranges of marks after their descriptors', () => {
    const table =
      'Band\tBand descriptor\tMark total\n2\tA thoughtful account that weighs both sides with examples\t3–4\n1\tA simple account with few examples or none\t1–2';
    expect(readScheme(table, 4).kind).toBe('levels');
  });
});

describe('remarks', () => {
  it('with a mark in square brackets are not points', () => {
    const text =
      'what is left over [1] after all costs are paid [1]\nAward [1] for a correct example only';
    expect(readScheme(text, 2).groups.flatMap(({ points }) => points)).toHaveLength(2);
  });

  it('can give by codes what a wrong answer earns', () => {
    expect(readScheme('3/8 M1\n3/20 A1\n9/64 M1 only', 2).conditions).toContainEqual(
      expect.objectContaining({ kind: 'special-case', answer: '9/64', marks: 1 }),
    );
  });
});
