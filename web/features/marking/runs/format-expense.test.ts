import { describe, expect, it } from 'vitest';
import { formatCost } from './format-expense.ts';

describe('formatCost', () => {
  it.each([
    [0, 'GBP', '£0.00'],
    [0.0042, 'GBP', '£0.0042'],
    [12.5, 'EUR', '€12.50'],
    [3, 'credits', '3.00 credits'],
  ])('says %d %s as "%s"', (cost, currency, words) => {
    expect(formatCost(cost, currency)).toBe(words);
  });
});
