import { describe, expect, it } from 'vitest';
import { pointsRead } from '../testing/points-read.ts';

describe('mark codes below each other in one cell', () => {
  it.each<[string, string, number, string[]]>([
    [
      'with their objectives in the next column',
      'Question\tScheme\tMarks\tAOs\n4\tdy/dx = 6x − 5\tM1\nA1\t1.1b\n1.1b\n\tx = 2\tA1\t2.2a\nNotes\nM1: reduces one power\nA1: correct\nA1: cao',
      3,
      ['2: dy/dx = 6x − 5', '1: x = 2'],
    ],
    [
      'in a text without columns',
      'Question Scheme Marks AOs\nf(2) = 8 + 4k M1\nA1 1.1a\n1.1b\nk = −2 A1 1.1b',
      3,
      ['2: f(2) = 8 + 4k', '1: k = −2'],
    ],
    [
      'without objectives, above the next row',
      'Scheme\tMarks\n4x = 20\tM1\nA1\ny = 7\tB1',
      3,
      ['2: 4x = 20', '1: y = 7'],
    ],
  ])('are all for their row, %s', (_, text, maxMark, expected) => {
    expect(pointsRead(text, maxMark)).toEqual(expected);
  });

  it('do not belong to the row above if each is above what it is for', () => {
    expect(pointsRead('3x = 12   M1\nA1\nx = 4', 2)).toEqual(['1: 3x = 12', '1: x = 4']);
  });
});
