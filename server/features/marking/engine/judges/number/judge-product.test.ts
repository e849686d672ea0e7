import { describe, expect, it } from 'vitest';
import { markOf, type Asked } from '../testing/mark-of.ts';

describe('a product equal to a number in the question', () => {
  const primes: Asked = [
    'Write 3600 as a product of its prime factors. Give your answer in index form.',
    '2^4 × 3^2 × 5^2\nB3 oe (any order)\nB2 for 2×2×2×2×3×3×5×5',
    3,
  ];
  it.each([
    ['2^4 x 3^2 x 5^2', 3],
    ['5² × 3² × 2⁴', 3],
    ['3600 = 36 x 100', 0],
    ['2^4 * 3^2 * 25', 0],
    ['2 × 2 × 2 × 2 × 3 × 3 × 5 × 5', 2],
    ['2^3 × 3^2 × 5^2', 0],
  ])('"%s" gets %d: its value alone earns nothing', async (answer, mark) => {
    expect(await markOf(primes, answer)).toBe(mark);
  });

  it('is left to the other judges if its value is not given', async () => {
    const area: Asked = [
      'Work out the area of a 3 cm by 4 cm rectangle.',
      '3 × 4 (M1)\n12 (A1)',
      2,
    ];
    expect(await markOf(area, '12')).toBe(2);
  });
});
