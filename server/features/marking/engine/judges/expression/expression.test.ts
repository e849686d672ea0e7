import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

const ask = (questionText: string) => ({ questionText });

describe('an expression', () => {
  it.each([
    ['Factorise x² + x − 6', '(x + 3)(x − 2)', '(x+3)(x-2)', 1],
    ['Factorise x² + x − 6', '(x + 3)(x − 2)', '(x - 2)(x + 3)', 1],
    ['Factorise x² + x − 6', '(x + 3)(x − 2)', '(x+3)(x−2)', 1],
    ['Factorise x² + x − 6', '(x + 3)(x − 2)', 'x^2+x-6', 0],
    ['Factorise x² + x − 6', '(x + 3)(x − 2)', '(x-3)(x+2)', 0],
    ['Factorise x² + x − 6', '(x + 3)(x − 2)', 'x(x + 1) - 6', 0],
    ['Factorise x² + x − 6', '(x + 3)(x − 2)', '(x+3)(x-2), x = -3 or x = 2', 1],
    ['Factorise fully 6x² + 9x', '3x(2x + 3)', '3x(2x+3)', 1],
    ['Factorise fully 6x² + 9x', '3x(2x + 3)', '3(2x²+3x)', 0],
    ['Factorise fully 6x² + 9x', '3x(2x + 3)', 'x(6x+9)', 0],
    ['Expand and simplify (x + 3)(x − 2)', 'x² + x − 6', 'x^2 + x - 6', 1],
    ['Expand and simplify (x + 3)(x − 2)', 'x² + x − 6', 'x² + 3x − 2x − 6', 0],
    ['Expand and simplify (x + 3)(x − 2)', 'x² + x − 6', 'x² + 3x − 2x − 6 = x² + x − 6', 1],
    ['Expand and simplify (x + 3)(x − 2)', 'x² + x − 6', '-6 + x + x²', 1],
    ['Expand and simplify (x + 3)(x − 2)', 'x² + x − 6', '(x+3)(x-2)', 0],
    ['Expand and simplify (x + 3)(x − 2)', 'x² + x − 6', 'x² - x − 6', 0],
    ['Expand 3(2x − 5)', '6x − 15', '6x-15', 1],
    ['Expand 3(2x − 5)', '6x − 15', '6x - 5', 0],
    ['Expand 3(2x − 5)', '6x − 15', '6*x - 15', 1],
    ['Simplify 5a + 3b − 2a', '3a + 3b', '3b + 3a', 1],
    ['Simplify 5a + 3b − 2a', '3a + 3b', '6ab', 0],
    ['Simplify 5a + 3b − 2a', '3a + 3b', '3(a + b)', 1],
    ['Find the nth term of 3, 7, 11, 15', '4n − 1', '4n-1', 1],
    ['Find the nth term of 3, 7, 11, 15', '4n − 1', '-1 + 4n', 1],
    ['Find the nth term of 3, 7, 11, 15', '4n − 1', '3 + 4(n-1)', 1],
    ['Find the nth term of 3, 7, 11, 15', '4n − 1', 'n + 4', 0],
    ['Find the nth term of 3, 7, 11, 15', '4n − 1', '+4', 0],
    ['Find the equation of the line', 'y = 2x + 5', 'y = 2x + 5', 1],
    ['Find the equation of the line', 'y = 2x + 5', 'y=5+2x', 1],
    ['Find the equation of the line', 'y = 2x + 5', 'y - 2x = 5', 1],
    ['Find the equation of the line', 'y = 2x + 5', '2y = 4x + 10', 1],
    ['Find the equation of the line', 'y = 2x + 5', '2x + 5', 0],
    ['Find the equation of the line', 'y = 2x + 5', 'y = 5x + 2', 0],
    ['Find the equation of the line', 'y = 2x + 5', 'gradient is 2 so y = 2x + 5', 1],
    ['Solve the inequality 2x − 1 > 5', 'x > 3', 'x > 3', 1],
    ['Solve the inequality 2x − 1 > 5', 'x > 3', '3 < x', 1],
    ['Solve the inequality 2x − 1 > 5', 'x > 3', 'x < 3', 0],
    ['Solve the inequality 2x − 1 > 5', 'x > 3', 'x = 3', 0],
    ['Solve the inequality 2x − 1 > 5', 'x > 3', 'x ≥ 3', 0],
    ['Solve the inequality 2x − 1 > 5', 'x > 3', '2x > 6, x > 3', 1],
    ['Solve the inequality 2x − 1 > 5', 'x > 3', '3', 0],
    ['Make t the subject of v = u + at', 't = (v − u)/a', 't = (v-u)/a', 1],
    ['Make t the subject of v = u + at', 't = (v − u)/a', '(v-u)/a = t', 1],
    ['Make t the subject of v = u + at', 't = (v − u)/a', 't = v - u/a', 0],
    ['Make t the subject of v = u + at', 't = (v − u)/a', 'v = u + at', 0],
    ['Make t the subject of v = u + at', 't = (v − u)/a', '(v - u)/a', 1],
    ['Differentiate y = x³ − 4x', '3x² − 4', 'dy/dx = 3x^2 - 4', 1],
    ['Differentiate y = x³ − 4x', '3x² − 4', '3x² − 4x', 0],
    ['Simplify x⁵ × x³', 'x⁸', 'x^8', 1],
    ['Simplify x⁵ × x³', 'x⁸', 'x^15', 0],
    ['Simplify x⁵ × x³', 'x⁸', 'x8', null],
    ['Expand and simplify (x + 3)(x − 2)', 'x² + x − 6', 'I multiplied them', 0],
    ['Factorise x² − 9', '(x − 3)(x + 3)', '(x-3)(x-3)', 0],
    ['Complete the square x² + 6x + 2', '(x + 3)² − 7', '(x+3)^2 - 7', 1],
    ['Complete the square x² + 6x + 2', '(x + 3)² − 7', 'x² + 6x + 2', 0],
  ])('%s: scheme %j, answer %j: %j', (question, scheme, answer, marks) => {
    expect(marksOf([{ text: scheme, kind: 'expression' }], answer, ask(question))).toBe(marks);
  });

  it('gives method marks for the step and the answer for all of it', () => {
    const parts = [
      { text: 'x² + 3x − 2x − 6', kind: 'expression', role: 'method' },
      { text: 'x² + x − 6', kind: 'expression', role: 'accuracy' },
    ] as const;
    const question = ask('Expand and simplify (x + 3)(x − 2)');
    expect(marksOf(parts, 'x² + x − 6', question)).toBe(2);
    expect(marksOf(parts, 'x² + 3x − 2x − 6', question)).toBe(1);
    expect(marksOf(parts, 'x² + 3x − 2x − 6 = x² + 5x − 6', question)).toBe(1);
    expect(marksOf(parts, 'x² − 6', question)).toBe(0);
  });

  it.each([['('.repeat(9000)], ['x^'.repeat(4000)], ['x+'.repeat(4000)], ['xyz'.repeat(4000)]])(
    'does not hang on a hostile answer %#',
    (answer) => {
      const parts = [{ text: '(x + 3)(x − 2)', kind: 'expression' }] as const;
      expect(() => marksOf(parts, answer, ask('Factorise x² + x − 6'))).not.toThrow();
    },
  );
});

describe('two questions in one', () => {
  const both = ask('(a) Expand and simplify (2x + 3)(x − 4). (b) Factorise fully 6x²y − 9xy².');
  const points = [
    { text: '2x² − 8x + 3x − 12', marks: 1 },
    { text: '2x² − 5x − 12', marks: 1 },
    { text: '3xy(2x − 3y)', marks: 2 },
  ];
  it.each([
    ['a) 2x² - 8x + 3x - 12 = 2x² - 5x - 12\nb) 3xy(2x - 3y)', 4],
    ['(a) 2x² - 5x - 12 (b) 3xy(2x - 3y)', 4],
    ['3xy(2x - 3y)', 2],
    ['(b) 3x(2xy - 3y²)', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(points, answer, both)).toBe(marks);
  });
});
