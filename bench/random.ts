/** A seeded random generator: the same seed gives the same numbers. */
export interface Random {
  /** Returns a number from 0 to 1, excluding 1. */
  uniform(): number;
  between(low: number, high: number): number;
  /**
   * Returns a log-normal number: skewed like service times and pauses. `variation` is deviation
   * over mean.
   */
  around(mean: number, variation: number): number;
  /** Returns one of the values, each equally likely. */
  of(values: readonly number[]): number;
}

/** Creates a Mulberry32 generator: 32 bits of state, fast, and good enough for queues. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Normal numbers by the Box–Muller method. */
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return {
    uniform,
    between: (low, high) => low + (high - low) * uniform(),
    of: (values) => values[Math.floor(values.length * uniform())] ?? 0,
    around: (mean, variation) => {
      const variance = Math.log(1 + variation ** 2);
      return mean * Math.exp(Math.sqrt(variance) * normal() - variance / 2);
    },
  };
}
