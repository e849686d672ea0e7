import { describe, expect, it } from 'vitest';
import { isMarkingTalk } from './marking-talk.ts';
import { readScheme } from '../read-scheme.ts';

const pointsOf = (scheme: string, maxMark: number, question = '') =>
  readScheme(scheme, maxMark, question).groups.map(({ cap, count, points }) => ({
    cap,
    count,
    points: points.map(({ text, marks }) => `${marks} ${text}`),
  }));

describe('a line that only says how marks are given', () => {
  it.each([
    'Candidates can be credited in a number of ways up to a maximum of 6 marks.',
    '1 mark should be given for each accurate relevant reason.',
    'A second mark should be given for reasons that are developed.',
    'Candidates may be awarded up to 2 marks for each developed reason.',
  ])('is recognised: %s', (line) => {
    expect(isMarkingTalk(line)).toBe(true);
  });
  it.each([
    'Award 1 mark for sandstone',
    'the mark of the plough is left in the soil',
    'prices are marked up by a quarter',
    'explains why the example is relevant (1)',
    'marks are awarded by the judges of the show (1)',
  ])('is not recognised in: %s', (line) => {
    expect(isMarkingTalk(line)).toBe(false);
  });
});

describe('a list without marks, with one mark for each item and one for its development', () => {
  it('counts two marks for each item', () => {
    const scheme = `1 mark should be given for each accurate relevant reason.
A second mark should be given for reasons that are developed.
Possible reasons may include:
1. Fear of invasion
2. Bread was dear
3. The king was a weak ruler`;
    expect(pointsOf(scheme, 4)).toEqual([
      {
        cap: 4,
        count: 2,
        points: ['2 Fear of invasion', '2 Bread was dear', '2 The king was a weak ruler'],
      },
    ]);
    expect(readScheme(scheme, 4).isByDetail).toBe(true);
  });

  it('adds the limits of each skill', () => {
    const scheme = `One mark for each correct benefit (max 2 marks)
One mark for each relevant explanation (max 2 marks)
- flexible: can make many kinds of bread
- cheaper, as flour is bought in larger amounts`;
    expect(pointsOf(scheme, 4)).toEqual([
      {
        cap: 4,
        count: 2,
        points: [
          '2 flexible: can make many kinds of bread',
          '2 cheaper, as flour is bought in larger amounts',
        ],
      },
    ]);
  });

  it('can have skills in lower case as marks', () => {
    const scheme = `Knowledge [2 × 1], Analysis [2 × 1]
Better service [k] so guests return [an]
Fewer accidents [k] so claims cost less [an]`;
    expect(pointsOf(scheme, 4).flatMap(({ points }) => points)).toEqual([
      '1 Better service',
      '1 so guests return',
      '1 Fewer accidents',
      '1 so claims cost less',
    ]);
  });
});

describe('marks in other places', () => {
  it.each([
    [
      'steam is given off - 1\nthe spring weakens - 1',
      2,
      ['1 steam is given off', '1 the spring weakens'],
    ],
    ['loud; short; in a major key. 3 × 1', 3, ['1 loud', '1 short', '1 in a major key.']],
    ['Any two from\tsoft\t1+1\tAccept: not hard\n\tshiny', 2, ['1 soft', '1 shiny']],
    [
      '4 (b)\tdead virus ;\n\tcells make antibodies ;\n\tmade faster next time ;\t[3]\tR. medicine\n\t\t\t\tA. quicker',
      3,
      ['1 dead virus', '1 cells make antibodies', '1 made faster next time'],
    ],
  ])('are read: %j', (scheme, maxMark, points) => {
    expect(pointsOf(scheme, maxMark).flatMap((group) => group.points)).toEqual(points);
  });

  it('can be a scale on one line, separated by a semicolon', () => {
    const scheme =
      'sperm – carries DNA\nroot hair – takes in water\nboth correct = 2 marks; 1 correct = 1 mark';
    expect(pointsOf(scheme, 2).flatMap(({ points }) => points)).toHaveLength(2);
  });

  it('can be limited by "Award [1 max] if …"', () => {
    const scheme =
      'parts move apart [1]\nthey move faster [1]\nAward [1 max] if the order is wrong.';
    expect(readScheme(scheme, 2).conditions).toMatchObject([{ kind: 'limit', marks: 1 }]);
  });
});
