import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';

const read = (text: string, maxMark: number): string[] =>
  readScheme(text, maxMark).groups.flatMap(({ points }) =>
    points.map((point) => `${point.label ?? point.marks} ${point.text}`),
  );

describe('possible working next to the marks that it gets', () => {
  it.each<[string, string]>([
    [
      'under its heading',
      'Additional Guidance\n75% of 36 = 27\tM1M0A0\n48 with no working\tM1M1A1',
    ],
    ['without a heading', '36 − 9 = 27\tM0M0A0\n36 × 1.25 = 45\tM0 M0 A0'],
  ])('is not a point, %s', (_, remarks) => {
    const points = '100 − 25 or 0.75\tM1\n36 ÷ 0.75\tM1\n48\tA1';
    expect(read(`${points}\n\n${remarks}`, 3)).toEqual([
      'M1 100 − 25 or 0.75',
      'M1 36 ÷ 0.75',
      'A1 48',
    ]);
  });

  it('is reported for marks given without working', () => {
    const { conditions } = readScheme(
      '6 × 7\tM1\n42\tA1\nAdditional Guidance\n42 with no working\tM1A1',
      2,
    );
    expect(conditions).toEqual([
      expect.objectContaining({ kind: 'special-case', answer: '42', marks: 2 }),
    ]);
  });

  it('is a point if it has its own code', () => {
    expect(read('7 × 0.2   M1\n1.4   A1', 2)).toHaveLength(2);
  });
});

describe('the same codes repeated below', () => {
  it.each<[string, string]>([
    [
      'a line for each',
      'M1: lowers a power\nA1: correct\ndM1: uses their gradient, dep on the first\nA1: any form',
    ],
    ['all on one line', 'M1 differentiates, A1 right, M1 uses their 13, A1 any form'],
    [
      'with their parts',
      '(a) M1: lowers a power\nA1: 8x − 3\n(b) M1: line through (1, 4)\nA1: 13x − 9',
    ],
  ])('explain what the marks are for, %s', (_, legend) => {
    const lines = 'dy/dx = 8x − 3\tM1\n6x + 2\tA1\ngradient 13\tdM1\ny = 13x − 9\tA1';
    expect(read(`${lines}\n\n${legend}`, 4)).toHaveLength(4);
  });
});

describe('text from the question in front of an arrow', () => {
  it('is not part of the point', () => {
    const { groups } = readScheme(
      'y = x³ − 5x ⇒ dy/dx = 3x² − 5   M1\n22   A1',
      2,
      'Find the gradient of y = x^3 – 5x at x = 3.',
    );
    expect(groups[0]?.points[0]?.text).toBe('dy/dx = 3x² − 5');
  });
});
