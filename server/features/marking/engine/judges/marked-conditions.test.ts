import { describe, expect, it } from 'vitest';
import { flagsOf, markOf } from './testing/mark-of.ts';

it.each([
  ['Marks are only credited in ink.', 'sodium, potassium'],
  ['Max 1 if lists are given.', 'sodium, potassium'],
])(
  'a teacher is asked to check a mark if the scheme sets a condition: %j',
  async (condition, answer) => {
    const scheme = `sodium (1)\npotassium (1)\n${condition}`;
    expect(await flagsOf(['Name two alkali metals.', scheme, 2], answer)).toEqual(['doubt']);
  },
);

describe('a remark about marks in a scheme', () => {
  const GASES = ['Name two gases of the air.', 'nitrogen (1)\noxygen (1)'] as const;
  const both = 'The air has nitrogen and it has oxygen in it.';

  it.each([
    ['this mark may be awarded if the symbol is seen', both],
    ['Answers in either order', both],
    ['Lists of single words (maximum of one mark)', both],
    ['If two answers are given for one part and one is wrong, no mark for that part.', both],
    ['Max 1 if argon is mentioned', both],
    ['Nitrogen must be linked to the air or the atmosphere', both],
    ['If more than two gases are given, mark the first two only.', both],
  ])(
    'need not be checked by a teacher if it cannot change the mark: %j',
    async (condition, answer) => {
      const [question, scheme] = GASES;
      expect(await flagsOf([question, `${scheme}\n${condition}`, 2], answer)).toEqual([]);
    },
  );

  it.each([
    ['Lists of single words (maximum of one mark)', 'nitrogen, oxygen'],
    [
      'If two answers are given for one part and one is wrong, no mark for that part.',
      'nitrogen / neon, oxygen',
    ],
    ['Max 1 if argon is mentioned', 'nitrogen and oxygen, and a little argon'],
    ['Max 1 if there is no reference to the air', 'nitrogen and oxygen'],
    ['Both symbols must be given', 'nitrogen and oxygen'],
  ])('should be checked by a teacher: %j for %j', async (condition, answer) => {
    const [question, scheme] = GASES;
    expect(await flagsOf([question, `${scheme}\n${condition}`, 2], answer)).toContain('doubt');
  });
});

it('the marker does not treat a right calculation as a copy of the scheme', async () => {
  const scheme = 'M1 for (x − 2)(x − 5)\nA1 x = 2\nA1 x = 5';
  const answer = '(x − 2)(x − 5), x = 2, x = 5';
  expect(await flagsOf(['Solve x² − 7x + 10 = 0', scheme, 3], answer)).toEqual([]);
});

describe('a scheme that gives part marks in words', () => {
  const ORDER = 'mercury, venus, earth, mars\n2 marks if all are right, 1 mark if two are swapped';

  it('leaves any answer less than complete to be checked', async () => {
    const flags = await flagsOf(['Put them in order.', ORDER, 2], 'mercury, earth, venus, mars');
    expect(flags).toContain('doubt');
  });

  it('is certain of a complete answer', async () => {
    expect(await flagsOf(['Put them in order.', ORDER, 2], 'mercury, venus, earth, mars')).toEqual(
      [],
    );
  });

  it('gives a special case its own mark, even after a point', async () => {
    const scheme = 'M1 6² + 9²\nM1 √117\nA1 10.8 (awrt 10.8) SC B1 for 6.71';
    const question = ['Find the hypotenuse.', scheme, 3] as const;
    expect(await markOf(question, '6.71')).toBe(1);
    expect(await markOf(question, '10.8')).toBe(3);
  });
});

describe('marks for a method and its result', () => {
  const SCHEME = 'M1 for 2/5 × 7/3 oe\nA1 for 14/15 oe';
  const MIXED = 'M1 for 5/6 × 3/2 oe\nA1 for 5/4 oe\nA1 1 1/4 cao';

  it.each([
    ['14/15', 2],
    ['2/5 × 7/3 = 14/15', 2],
    ['2/5 × 7/3', 1],
    ['2/5 × 7/3 = 14/5', 1],
    ['6/35', 0],
  ])('give %j %s: a calculation is not its result', async (answer, mark) => {
    expect(await markOf(['Work out 2/5 ÷ 3/7.', SCHEME, 2], answer)).toBe(mark);
  });

  it.each([
    ['1 1/4', 3],
    ['5/4', 2],
    ['1.25', 2],
    ['5/6 × 3/2', 1],
  ])('give %j %s if only the last figure must be a mixed number', async (answer, mark) => {
    const question = 'Work out 5/6 ÷ 2/3. Give your answer as a mixed number.';
    expect(await markOf([question, MIXED, 3], answer)).toBe(mark);
  });
});

describe('words that a scheme calls insufficient on their own', () => {
  it.each([
    'reject just "more collisions"',
    'Do not accept only more collisions',
    'reject simply "more collisions"',
    'do not credit a bare "more collisions"',
    'Do not accept an unqualified "more collisions"',
    'reject mere mention of more collisions',
    'ignore a vague reference to more collisions',
    'Do not accept "more collisions" on its own',
  ])('%s', async (remark) => {
    const scheme = `particles move faster (1)\nso there are more frequent collisions (1)\n${remark}`;
    const question = ['Why is a hot reaction faster?', scheme, 2] as const;
    expect(await markOf(question, 'The particles move faster so there are more collisions.')).toBe(
      1,
    );
    expect(
      await markOf(question, 'The particles move faster, so there are more frequent collisions.'),
    ).toBe(2);
  });
});
