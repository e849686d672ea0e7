import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';
import { readRoots } from './judge-roots.ts';

describe('several values of one unknown', () => {
  const solve = { questionText: 'Solve x² – 3x – 10 = 0' };
  it.each([
    ['x = 5, x = -2', 1],
    ['x = 5 or x = –2', 1],
    ['x=-2 and 5', 1],
    ['5, -2', 1],
    ['(x - 5)(x + 2) = 0 so x = 5 or -2', 1],
    ['x = 5', 0],
    ['x = -5, x = 2', 0],
    ['x = 5, x = -2, x = 3', 0],
    ['2x = 5', 0],
    ['nothing works', 0],
  ])('%j gets %j of one mark', (answer, marks) => {
    expect(marksOf([{ text: 'x = 5 or x = –2', marks: 1 }], answer, solve)).toBe(marks);
  });
  it.each([
    ['x = 5, x = -2', 2],
    ['x = 5', 1],
    ['x = 5 and x = 2', 1],
    ['x = -5', 0],
  ])('%j gets %j of a mark for each', (answer, marks) => {
    expect(marksOf([{ text: 'x = 5, x = –2', marks: 2 }], answer, solve)).toBe(marks);
  });
});

describe('values of one unknown that were on separate lines', () => {
  const solve = { questionText: 'Solve 3x² + 2x − 4 = 0, to 2 decimal places' };
  const conditions = [
    { kind: 'special-case', answer: 'substitution into the formula', marks: 1, line: 1 },
    { kind: 'special-case', answer: '(−2 ± √52)/6 oe', marks: 1, line: 2 },
    { kind: 'special-case', answer: '0.87 and −1.54', marks: 1, line: 3 },
  ] as const;
  it.each([
    ['0.87 and -1.54', 3],
    ['x = 0.87, x = -1.54', 3],
    ['(-2 +/- sqrt52)/6', 2],
    ['-2 ± √52 / 6 then I got stuck', 2],
    ['x = 0.87', 1],
    ['x = -0.87 or x = 1.54', 0],
  ])('%j gets %j of three', (answer, marks) => {
    const asked = { ...solve, conditions };
    expect(marksOf([{ text: '0.87 −1.54', marks: 3 }], answer, asked)).toBe(marks);
  });
  it('are read as a difference if there is nothing to solve', () => {
    expect(readRoots({ text: '12 −7' }, { questionText: 'Take 7 from 12' })).toBeNull();
  });
});

describe('values of one unknown with a mark each', () => {
  const solve = { questionText: 'Solve 4x² – 5x – 6 = 0' };
  const points = [
    { text: 'x = 2', role: 'accuracy' },
    { text: 'x = −3/4  oe', role: 'accuracy' },
  ] as const;
  it.each([
    ['x = -0.75 or x = 2', 2],
    ['x=2, x=-3/4', 2],
    ['-6/8 and 2', 2],
    ['(x - 2)(4x + 3) = 0, so x = 2 or -0.750', 2],
    ['x = 2 or x = 3/4', 1],
    ['x = -3/4', 1],
    ['x = -2 or x = 3/4', 0],
    ['x = 2, x = -3/4, x = 1', 1],
    ['4x = 2', 0],
  ])('%j gets %j of two', (answer, marks) => {
    expect(marksOf(points, answer, solve)).toBe(marks);
  });
});

it('the judge finds no value of an unknown in an equation that has not been solved', () => {
  const both = { questionText: 'Solve the simultaneous equations 2x + y = 7 and 5x − y = 14' };
  const points = [
    { text: 'x = 3', role: 'accuracy' },
    { text: 'y = 1', role: 'accuracy' },
  ] as const;
  expect(marksOf(points, 'x = 3, y = 1', both)).toBe(2);
  expect(marksOf(points, '2x - 5x = -3x\n-3x = -7 + 1, I am stuck', both)).toBe(0);
});

describe('steps towards several values', () => {
  const factors = {
    questionText: 'Solve x² + 5x – 14 = 0',
    conditions: [
      { kind: 'special-case', answer: '(x + 7)(x – 2)', marks: 2, line: 1 },
      { kind: 'special-case', answer: '(x ± 7)(x ± 2)', marks: 1, line: 2 },
    ],
  } as const;
  it.each([
    ['(x+7)(x-2) = 0, x = -7 or 2', 3],
    ['(x + 7)(x − 2)', 2],
    ['(x - 7)(x + 2) = 0', 1],
    ['(x + 9)(x - 5)', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf([{ text: 'x = –7, x = 2', marks: 3 }], answer, factors)).toBe(marks);
  });
});

describe('several points of a graph', () => {
  const turning = { questionText: 'Find the coordinates of the turning points.' };
  it.each([
    ['(0, 4) and (2, 0)', 1],
    ['(2,0), (0,4)', 1],
    ['x = 0, y = 4; x = 2, y = 0', 1],
    ['(0, 4)', 0],
    ['(4, 0) and (0, 2)', 0],
    ['(0, 4), (2, 1)', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf([{ text: '(0, 4) and (2, 0)', marks: 1 }], answer, turning)).toBe(marks);
  });
});

describe('letters and derivatives', () => {
  it.each([
    ['y = 4x – 3', 'y = 4x - 3', 'Find the equation of the line through (1, 1) and (2, 5).', 1],
    ['y = 4x – 3', 'y = 3x - 4', 'Find the equation of the line through (1, 1) and (2, 5).', 0],
    ["f'(x) = 6x² – 4", "f'(x) = 6x^2 - 4", 'Differentiate f(x) = 2x³ – 4x', 1],
    ["f'(x) = 6x² – 4", 'dy/dx = 6x² - 4', 'Differentiate f(x) = 2x³ – 4x', 1],
    ["f'(x) = 6x² – 4", '6x² - 4x', 'Differentiate f(x) = 2x³ – 4x', 0],
  ])('%j: %j', (text, answer, questionText, marks) => {
    expect(marksOf([text], answer, { questionText })).toBe(marks);
  });

  it('the question written out again does not count as method', () => {
    const factors = { text: '(x – 5)(x + 2) (= 0)', role: 'method' as const };
    const question = { questionText: 'Solve x² – 3x – 10 = 0' };
    expect(marksOf([factors], '(x-5)(x+2)', question)).toBe(1);
    expect(marksOf([factors], 'x² - 3x - 10 = 0', question)).toBe(0);
  });
});
