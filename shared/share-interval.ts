/** The probability beyond each end of a 90 % interval. */
const TAIL = 0.05;
const HALVINGS = 40;

/**
 * Returns the range in which a share lies with a probability of at least 90 %, given `hits` out of
 * `tries`: the exact interval of Clopper and Pearson, which does not promise too much from five
 * answers.
 */
export function shareInterval(hits: number, tries: number): { low: number; high: number } | null {
  if (tries === 0) return null;
  return {
    low: hits === 0 ? 0 : findShare((share) => 1 - chanceOfAtMost(hits - 1, tries, share) < TAIL),
    high: hits === tries ? 1 : findShare((share) => chanceOfAtMost(hits, tries, share) > TAIL),
  };
}

/**
 * Returns the share up to which a condition holds, by bisection; accurate enough for whole
 * percents.
 */
function findShare(holds: (share: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the probability of at most `hits` out of `tries`, each with the probability `share`. */
function chanceOfAtMost(hits: number, tries: number, share: number): number {
  let term = (1 - share) ** tries;
  let sum = term;
  for (let hit = 1; hit <= hits; hit += 1) {
    term *= ((tries - hit + 1) / hit) * (share / (1 - share));
    sum += term;
  }
  return sum;
}
