/** Chance that comes out the same for the same seed. */
export interface Random {
  /** From 0 to 1, 1 left out. */
  uniform(): number;
  between(low: number, high: number): number;
  /** Log-normal: skewed as service times and pauses are. `variation` is deviation over mean. */
  around(mean: number, variation: number): number;
  /** One of these, each as likely. */
  of(values: readonly number[]): number;
}

/** Mulberry32: 32 bits of state, good enough for queues and quick. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Box and Muller's. */
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
