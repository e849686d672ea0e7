interface Awarded {
  cap: number | null;
  /** The marks of each point, none above the point's maximum. */
  marks: readonly number[];
}

/**
 * Limits marks to the groups' caps ("any two from") and to the question's maximum: the points that
 * earned most keep theirs. The result has the shape of the input.
 */
export function limitMarks(groups: readonly Awarded[], maxMark: number): number[][] {
  let total = maxMark;
  return groups.map(({ cap, marks }) => {
    const limited = marks.map(() => 0);
    let left = Math.min(cap ?? total, total);
    const bestFirst = [...marks.entries()].toSorted(([, a], [, b]) => b - a);
    for (const [place, earned] of bestFirst) {
      const given = Math.max(0, Math.min(earned, left));
      limited[place] = given;
      left -= given;
      total -= given;
    }
    return limited;
  });
}
