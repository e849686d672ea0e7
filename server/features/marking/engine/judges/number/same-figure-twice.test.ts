import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

describe('two steps that give the same figure', () => {
  const counters = { questionText: 'Work out the probability that they are different colours.' };
  const methods = [
    { text: '4/9 × 5/8 oe', role: 'method' },
    { text: '5/9 × 4/8 oe', role: 'method' },
    { text: '40/72 oe', role: 'accuracy' },
  ] as const;
  it.each([
    ['4/9 x 5/8 = 20/72', 1],
    ['4/9 x 5/8 = 20/72, 5/9 x 4/8 = 20/72', 2],
    ['4/9 x 5/8 + 5/9 x 4/8 = 40/72', 3],
    ['40/72', 3],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(methods, answer, counters)).toBe(marks);
  });

  const titration = { questionText: 'Calculate the concentration of the alkali in g/dm3.' };
  const named = [
    'moles of acid = 0.25 × 0.016 = 0.004',
    '(moles of alkali = moles of acid =) 0.004',
    '(concentration = 0.004 ÷ 0.02 =) 0.2',
    '(0.2 × 40 =) 8',
  ];
  it.each([
    ['0.25 x 0.016 = 0.004', 1],
    ['0.25 x 0.016 = 0.004, so 0.004 mol of alkali', 2],
    ['0.25 x 0.016 = 0.004 mol. 0.004 / 0.02 = 0.2', 3],
    ['8', 4],
  ])('%j gets %j for amounts', (answer, marks) => {
    expect(marksOf(named, answer, titration)).toBe(marks);
  });
});
