import { describe, expect, it } from 'vitest';
import { markOf } from '../judges/testing/mark-of.ts';
import { abstainsFrom } from './abstains-from.ts';
import { looksMisread } from './looks-misread.ts';
import { readScheme } from './read-scheme.ts';

const TRANSLATE = 'Translate into English: Le week-end dernier, je suis allé au cinéma.';

const textsOf = (scheme: string, maxMark: number, question = ''): string[] =>
  readScheme(scheme, maxMark, question).groups.flatMap(({ points }) =>
    points.map(({ marks, statements }) => `${marks}: ${statements[0] ?? ''}`),
  );

describe('wordings that boards use', () => {
  it.each<[string, string, number, string[], string?]>([
    [
      'a skill and its mark before what earns it',
      'Knowledge (K) 1 mark: exports become cheaper\nAnalysis (AN) 1 mark: so foreign demand rises',
      2,
      ['1: exports become cheaper', '1: so foreign demand rises'],
    ],
    [
      'a reason and its explanation, with a mark each',
      'Any one of the following (1) plus explanation (1):\nnews is free online – people do not want to pay\nyounger people read less print – they prefer video',
      2,
      [
        '1: news is free online',
        '1: people do not want to pay',
        '1: younger people read less print',
        '1: they prefer video',
      ],
    ],
    [
      'codes in brackets with "ft", followed by what another answer scores',
      '7/3 and 7/4 (M1)\n× 4/7 (M1) ft\n1 1/3 (A1)  4/3 scores M1M1A0',
      3,
      ['1: 7/3 and 7/4', '1: × 4/7', '1: 1 1/3'],
    ],
    [
      'a translation that begins with "I"',
      'last weekend [1]\nI went to the cinema [1]  R I go',
      2,
      ['1: last weekend', '1: I went to the cinema'],
      TRANSLATE,
    ],
    [
      'the same with marks in front',
      '1\tlast weekend\n1\tI went\n1\tto the cinema',
      3,
      ['1: last weekend', '1: I went', '1: to the cinema'],
      TRANSLATE,
    ],
    [
      'a table with board letters whose answers begin with an article',
      '1\tA plant needs light ;\tR heat\n2\tit makes sugar ;\tA glucose',
      2,
      ['1: A plant needs light', '1: it makes sugar'],
    ],
  ])('%s', (_, scheme, maxMark, points, question) => {
    expect(textsOf(scheme, maxMark, question)).toEqual(points);
  });

  it('a unit in brackets, or a cell that repeats it, is not part of a question', async () => {
    const scheme = '28 (cm)   accept 27.5 to 28.5 inclusive   B1';
    const question = 'Read the length from the scale. (The end of the rod is at 28 cm.)';
    expect(textsOf(scheme, 1, question)).toEqual(['1: 28 (cm)']);
    expect(await markOf([question, scheme, 1], '27.8 cm')).toBe(1);
    expect(await markOf([question, scheme, 1], '29')).toBe(0);
  });

  it('what an answer scores, in the remarks column, does not continue the remark above', async () => {
    const table =
      'Question  Answers              Extra information                  Mark\n' +
      '03.2      F = 1200 × 2.5                                          1\n' +
      '          F = 3000             do not accept 300                  1\n' +
      '          N / newton(s)        do not accept n                    1\n' +
      '                               an answer of 3000 N scores 3';
    const question = 'Calculate the force on a car of 1200 kg at 2.5 m/s² and give its unit.';
    expect(await markOf([question, table, 3], '3000 N')).toBe(3);
  });

  it('one thing is accepted and the next rejected on the same line', () => {
    const [point] = readScheme('with my friends (1) accept my mates reject my friend', 1).groups[0]
      ?.points ?? [undefined];
    expect(point?.statements).toEqual(['with my friends', 'my mates']);
    expect(point?.rejected).toEqual(['my friend']);
  });
});

const statementsOf = (scheme: string, maxMark: number, question = '') =>
  readScheme(scheme, maxMark, question).groups.flatMap(({ points }) =>
    points.map(({ statements }) => statements),
  );

describe('text around points', () => {
  it('a point after its number that begins with an article is read whole', () => {
    const scheme =
      '1. rain fell all night\n2. a lorry blocked the lane\n3. A bridge was closed\n4. the ferry was late\n[max 4]';
    expect(statementsOf(scheme, 4)).toEqual([
      ['rain fell all night'],
      ['a lorry blocked the lane'],
      ['A bridge was closed'],
      ['the ferry was late'],
    ]);
  });

  it('letters in brackets after a tick end their line', () => {
    const scheme =
      "Demain / Tomorrow  ✓\nj'achèterai / I will buy  ✓  (A I shall buy; R I buy)\nune veste / a jacket  ✓  (R the jacket)";
    const read = statementsOf(scheme, 3, "Translate into English: Demain, j'achèterai une veste.");
    expect(read.map(([first]) => first)).toEqual(['Tomorrow', 'I will buy', 'a jacket']);
  });

  it('what earns a mark if nothing else does is a special case', () => {
    const scheme = 'V = 12 ÷ 4 (1)\n3 V (1)\nIf no other mark is scored, allow 1 for V = I × R';
    const { groups, conditions } = readScheme(scheme, 2);
    expect(groups.flatMap(({ points }) => points)).toHaveLength(2);
    expect(conditions).toMatchObject([{ kind: 'special-case', answer: 'V = I × R', marks: 1 }]);
  });
});

const isMisread = (scheme: string, maxMark: number, question = ''): boolean =>
  looksMisread(readScheme(scheme, maxMark), question);

describe('signs that a scheme was misread', () => {
  it('include an instruction to markers left within a point', () => {
    expect(isMisread('speed = distance ÷ time award half for this\n12 m/s', 2)).toBe(true);
    expect(isMisread('plants make sugar\nlight is needed', 2)).toBe(false);
  });

  it('do not include words that are also in the question', () => {
    const scheme = 'the referee awards a penalty\nthe striker scores';
    expect(isMisread(scheme, 2, 'Explain how a striker scores from a penalty.')).toBe(false);
  });

  it('points that only name a skill are left to the teacher', () => {
    expect(abstainsFrom(readScheme('Knowledge (1)\nApplication (1)\nAnalysis (1)', 3))).toBe(
      'no-content',
    );
  });
});
