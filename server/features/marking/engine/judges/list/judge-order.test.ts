import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

describe('a list in order', () => {
  it.each([
    ['C, A, D, B', 'C A D B', 1],
    ['C, A, D, B', 'CADB', 1],
    ['C, A, D, B', 'C, D, A, B', 0],
    ['cell, tissue, organ', 'cell, tissue, organ', 1],
    ['cell, tissue, organ', 'cell → tissue → organ', 1],
    ['cell, tissue, organ', '1. cell 2. tissue 3. organ', 1],
    ['cell, tissue, organ', 'cell tissue organ', 1],
    ['cell, tissue, organ', 'cell, tisue, organ', 1],
    ['cell, tissue, organ', 'organ, tissue, cell', 0],
    ['cell, tissue, organ', 'cell, organ', 0],
    ['cell, tissue, organ', 'cell < tissue < organ', 1],
  ])('scheme %j, answer %j: %j', (text, answer, marks) => {
    expect(marksOf([{ text, kind: 'list' }], answer)).toBe(marks);
  });
});
