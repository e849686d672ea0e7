import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

const asked = { questionText: 'Show the list after each pass of a bubble sort: 8, 2, 6, 4' };
const passes = ['Pass 1: 2 6 4 8', 'Pass 2: 2 4 6 8', 'Pass 3: 2 4 6 8'];

describe('the states of a list, one mark each', () => {
  it.each([
    ['2 6 4 8\n2 4 6 8\n2 4 6 8', 3],
    ['2,6,4,8 / 2,4,6,8 / 2,4,6,8', 3],
    ['Pass 1: 2 8 6 4, 2 6 8 4, 2 6 4 8\nPass 2: 2 4 6 8\nPass 3: 2 4 6 8', 3],
    ['After 1: 2 4 6 8. After 2: 2 4 6 8. After 3: 2 4 6 8', 2],
    ['pass 1 = 2 8 6 4\npass 2 = 2 6 8 4\npass 3 = 2 6 4 8', 0],
    ['2 6 4 8', 1],
    ['you swap them until they are in order', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(passes, answer, asked)).toBe(marks);
  });

  it('can be lists of letters', () => {
    const questionText = 'Give the state of the queue after each of two operations.';
    expect(marksOf(['P Q R S', 'Q R S T'], 'P, Q, R, S then Q, R, S, T', { questionText })).toBe(2);
  });
});
