import { describe, expect, it } from 'vitest';
import { readForest } from '../server/features/marking/engine/total/forest.ts';
import { growForest, type Case } from './random-forest.ts';
import { seededRandom } from './random.ts';

const SIGNS = ['length', 'depth', 'noise'];
const GROWING = { trees: 40, leastInLeaf: 4, signsPerSplit: 0.6, bounds: 32, outcomes: 2 };
const random = seededRandom(7);
/** Likely where exactly one of two signs is high, which no sum of the two can tell. */
const cases = Array.from({ length: 800 }, (): Case => {
  const [a, b, noise] = [random.uniform(), random.uniform(), random.uniform()];
  return { inputs: [a, b, noise], outcome: a > 0.5 !== b > 0.5 ? 1 : 0 };
});
const asker = (forest: ReturnType<typeof growForest>) => {
  const ask = readForest(forest);
  return ([length = 0, depth = 0, noise = 0]: number[]): number =>
    ask({ length, depth, noise })[1] ?? 0;
};
const grow = () => growForest(SIGNS, cases, GROWING, seededRandom(1));

describe('growing a random forest', () => {
  it('learns what depends on two signs together', () => {
    const ask = asker(grow());
    expect(ask([0.9, 0.1, 0.5])).toBeGreaterThan(0.85);
    expect(ask([0.1, 0.9, 0.5])).toBeGreaterThan(0.85);
    expect(ask([0.9, 0.9, 0.5])).toBeLessThan(0.15);
    expect(ask([0.1, 0.1, 0.5])).toBeLessThan(0.15);
  });

  it('grows the same forest from the same cases', () => {
    expect(grow()).toEqual(grow());
  });

  it('says how common an outcome is where no sign tells anything', () => {
    const constant = cases.map(({ outcome }, at) => ({
      inputs: [1, 1, 1],
      outcome: at % 4 ? 0 : outcome,
    }));
    const mean = constant.reduce((sum, { outcome }) => sum + outcome, 0) / constant.length;
    const ask = asker(growForest(SIGNS, constant, GROWING, seededRandom(1)));
    expect(ask([1, 1, 1])).toBeCloseTo(mean, 1);
    expect(ask([9, 0, 1])).toBe(ask([1, 1, 1]));
  });

  it('ends no tree on fewer cases than it may', () => {
    const few = cases.slice(0, 7);
    const ask = asker(growForest(SIGNS, few, GROWING, seededRandom(1)));
    expect(ask([0.9, 0.1, 0.5])).toBe(ask([0.1, 0.1, 0.5]));
  });
});
