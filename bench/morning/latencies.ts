const STEPS_PER_DOUBLING = 16;
const BUCKETS = 24 * STEPS_PER_DOUBLING;
const LEAST_MS = 0.1;

/**
 * A histogram of waiting times in buckets that grow by 4 %: millions of them in a few kilobytes.
 */
export class Latencies {
  count = 0;
  max = 0;
  readonly #buckets = new Uint32Array(BUCKETS);

  add(milliseconds: number): void {
    const doublings = Math.log2(Math.max(milliseconds, LEAST_MS) / LEAST_MS);
    const bucket = Math.min(BUCKETS - 1, Math.floor(doublings * STEPS_PER_DOUBLING));
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
    this.count += 1;
    this.max = Math.max(this.max, milliseconds);
  }

  /** Returns the percentile of all waits, in milliseconds; 0 if there are none. */
  percentile(share: number): number {
    let left = share * this.count;
    for (const [bucket, count] of this.#buckets.entries()) {
      left -= count;
      if (left <= 0 && count > 0) {
        return Math.min(this.max, LEAST_MS * 2 ** ((bucket + 1) / STEPS_PER_DOUBLING));
      }
    }
    return this.max;
  }
}
