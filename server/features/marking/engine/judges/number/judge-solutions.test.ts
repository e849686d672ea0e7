import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

const QUESTION = { questionText: 'Solve the simultaneous equations 4x + y = 9 and x − y = 6' };

describe('the values of two unknowns as one point', () => {
  it.each([
    ['5x = 15, x = 3, y = -3', 3],
    ['x = 3 y = -3', 3],
    ['y = −3 and x = 3', 3],
    ['y = x - 6\n5x - 6 = 9\n5x = 15\nx = 15/5 = 3\ny = 3 - 6 = -3', 3],
    ['5x = 15 so x = 3. 3 - y = 6, y = -3.', 3],
    ['(3, -3)', 3],
    ['5x = 15 x = 3 y = 3', 2],
    ['x = 3', 1],
    ['x = -3, y = 3', 0],
    ['5x = 15', 0],
  ])('%j gets %j of three marks', (answer, marks) => {
    expect(marksOf([{ text: 'x = 3, y = −3', marks: 3 }], answer, QUESTION)).toBe(marks);
  });

  it.each([
    ['x = 3, y = -3', 1],
    ['x = 3, y = 3', 0],
  ])('%j gets %j of a mark for both', (answer, marks) => {
    expect(marksOf([{ text: 'both x = 3 and y = −3', marks: 1 }], answer, QUESTION)).toBe(marks);
  });

  it.each([
    ['a = 2 and b = 7 oe', 'b = 7, a = 4/2', 2],
    ['(p =) 0.5, (q =) 4', 'p = 1/2 and q = 4', 2],
  ])('are read in other letters and forms: %j', (text, answer, marks) => {
    const questionText = 'Work out the values of both letters';
    expect(marksOf([{ text, marks: 2 }], answer, { questionText })).toBe(marks);
  });

  it('earn nothing on their own if the scheme requires working', () => {
    const scheme = 'x = 3, y = −3\nCorrect answers with no working scores M0A0A0';
    const asked = { ...QUESTION, scheme };
    expect(marksOf([{ text: 'x = 3, y = −3', marks: 3 }], 'x = 3, y = -3', asked)).toBe(0);
    expect(marksOf([{ text: 'x = 3, y = −3', marks: 3 }], '5x = 15, x = 3, y = -3', asked)).toBe(3);
  });

  it('can be either of the two if the scheme says so', () => {
    expect(marksOf([{ text: 'x = 3 or y = −3', marks: 1 }], 'x = 3, y = 1', QUESTION)).toBe(1);
  });
});
