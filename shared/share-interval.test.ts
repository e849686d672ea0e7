import { expect, it } from 'vitest';
import { shareInterval } from './share-interval.ts';

it('shows how little ten answers can prove', () => {
  // From a table of exact binomial limits.
  const { low, high } = shareInterval(8, 10) ?? { low: 0, high: 0 };
  expect(low).toBeCloseTo(0.4931, 3);
  expect(high).toBeCloseTo(0.9632, 3);
  expect(shareInterval(10, 10)?.high).toBe(1);
  expect(shareInterval(10, 10)?.low).toBeLessThan(0.8);
  expect(shareInterval(0, 0)).toBeNull();
});
