import { describe, expect, it } from 'vitest';
import { readTrees } from '../../server/features/marking/engine/total/boosted-trees.ts';
import { boostTrees, type Case } from './boost-trees.ts';
import { seededRandom } from '../random.ts';

const SIGNS = ['length', 'depth', 'noise'];
const GROWING = {
  rounds: 60,
  depth: 4,
  rate: 0.1,
  casesPerRound: 0.5,
  signsPerSplit: 0.6,
  leastWeight: 2,
  bounds: 32,
  outcomes: 2,
};
const random = seededRandom(7);
/** Likely if exactly one of two signs is high, which no sum of the two can express. */
const cases = Array.from({ length: 800 }, (): Case => {
  const [a, b, noise] = [random.uniform(), random.uniform(), random.uniform()];
  return { inputs: [a, b, noise], outcome: a > 0.5 !== b > 0.5 ? 1 : 0, weight: 1 };
});
const asker = (trees: ReturnType<typeof boostTrees>) => {
  const ask = readTrees(trees);
  return ([length = 0, depth = 0, noise = 0]: number[]): number =>
    ask({ length, depth, noise })[1] ?? 0;
};
const grow = () => boostTrees(SIGNS, cases, GROWING, seededRandom(1));

describe('growing boosted trees', () => {
  it('learns an outcome that depends on two signs together', () => {
    const ask = asker(grow());
    expect(ask([0.9, 0.1, 0.5])).toBeGreaterThan(0.85);
    expect(ask([0.1, 0.9, 0.5])).toBeGreaterThan(0.85);
    expect(ask([0.9, 0.9, 0.5])).toBeLessThan(0.15);
    expect(ask([0.1, 0.1, 0.5])).toBeLessThan(0.15);
  });

  it('grows the same trees from the same cases', () => {
    expect(grow()).toEqual(grow());
  });

  it('predicts how common an outcome is if no sign tells anything about it', () => {
    const constant = cases.map(({ outcome }, at) => ({
      inputs: [1, 1, 1],
      outcome: at % 4 ? 0 : outcome,
      weight: 1,
    }));
    const mean = constant.reduce((sum, { outcome }) => sum + outcome, 0) / constant.length;
    const ask = asker(boostTrees(SIGNS, constant, GROWING, seededRandom(1)));
    expect(ask([1, 1, 1])).toBeCloseTo(mean, 1);
    expect(ask([9, 0, 1])).toBe(ask([1, 1, 1]));
  });

  it('grows no leaf with less weight than the minimum', () => {
    const few = cases.slice(0, 7);
    const ask = asker(boostTrees(SIGNS, few, GROWING, seededRandom(1)));
    expect(ask([0.9, 0.1, 0.5])).toBe(ask([0.1, 0.1, 0.5]));
  });
});
