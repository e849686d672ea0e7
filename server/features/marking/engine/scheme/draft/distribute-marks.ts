/** A group before its marks are settled; a point's mark is null where the scheme wrote none. */
interface UnsettledGroup {
  /** How many points count, or null for all. */
  count: number | null;
  /** The most marks of the group, if the scheme says so. */
  markLimit: number | null;
  written: readonly (number | null)[];
}

/** Marks of each point in a group, and the group's limit. */
interface SettledGroup {
  marks: number[];
  cap: number | null;
}

/** Returns how many points of the group can count at once. */
function countable(group: UnsettledGroup): number {
  const size = group.written.length;
  return Math.min(size, group.count ?? group.markLimit ?? size);
}

/** Returns the marks of one point: "Any two from … (4 marks)" makes each worth two. */
function worthOfOne(group: UnsettledGroup): number {
  if (group.count === null || group.markLimit === null) return 1;
  return Math.max(1, Math.floor(group.markLimit / group.count));
}

function settle(group: UnsettledGroup, worth: number): SettledGroup {
  const marks = group.written.map((own) => own ?? worth);
  const limit =
    group.markLimit ?? (group.count === null ? null : group.count * Math.max(1, ...marks));
  return { marks, cap: limit };
}

/**
 * Gives every point its marks. Written marks are kept; other points get one each (or `each`, where
 * the scheme says "1 mark per bullet"). Where that leaves marks over (one sentence, three marks),
 * the rest is spread over them, first points first. Each route gets all the marks for itself.
 */
export function distributeMarks(
  groups: readonly UnsettledGroup[],
  routes: readonly (number | null)[],
  each: number | null,
  maxMark: number,
): SettledGroup[] {
  const byRoute = Map.groupBy(groups.keys(), (index) => routes[index] ?? null);
  const settled: SettledGroup[] = [];
  for (const places of byRoute.values()) {
    const own = places.map((place) => groups[place]).filter((group) => group !== undefined);
    const shares = distributeRoute(own, each, maxMark);
    for (const [index, place] of places.entries()) {
      const share = shares[index];
      if (share !== undefined) settled[place] = share;
    }
  }
  return settled;
}

function distributeRoute(
  groups: readonly UnsettledGroup[],
  each: number | null,
  maxMark: number,
): SettledGroup[] {
  const settled = groups.map((group) => settle(group, each ?? worthOfOne(group)));
  const hasWritten = groups.some(
    (group) => group.written.some((own) => own !== null) || group.markLimit !== null,
  );
  const reachable = groups.reduce(
    (sum, group, index) =>
      sum + Math.min(settled[index]?.cap ?? Infinity, reach(group, settled[index])),
    0,
  );
  if (hasWritten || each !== null || reachable >= maxMark || reachable === 0) return settled;
  const places = groups.reduce((sum, group) => sum + countable(group), 0);
  const share = Math.floor(maxMark / places);
  let over = maxMark - share * places;
  return groups.map((group) => {
    if (group.count !== null) return settle(group, share + (over >= group.count ? 1 : 0));
    const marks = group.written.map(() => {
      over -= 1;
      return over >= 0 ? share + 1 : share;
    });
    return { marks, cap: null };
  });
}

function reach(group: UnsettledGroup, settled: SettledGroup | undefined): number {
  const best = (settled?.marks ?? []).toSorted((a, b) => b - a).slice(0, countable(group));
  return best.reduce((sum, marks) => sum + marks, 0);
}
