import { describe, expect, it } from 'vitest';
import { fitFractionalLogit } from './fractional-logit.ts';

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

describe('fitting shares by a logistic curve', () => {
  it('finds the weights that produced the shares', () => {
    const cases = Array.from({ length: 200 }, (_, index) => {
      const inputs = [(index % 10) / 10, ((index * 7) % 13) / 13];
      return { inputs, share: logistic(-1 + 2 * (inputs[0] ?? 0) - 0.5 * (inputs[1] ?? 0)) };
    });
    const { weights, constant } = fitFractionalLogit(cases, 0);
    expect(constant).toBeCloseTo(-1, 2);
    expect(weights[0]).toBeCloseTo(2, 2);
    expect(weights[1]).toBeCloseTo(-0.5, 2);
  });

  it('gives no weight to an input that never varies', () => {
    const cases = [0, 1, 0, 1].map((share) => ({ inputs: [5], share }));
    expect(fitFractionalLogit(cases, 0.1).weights).toEqual([0]);
  });
});
