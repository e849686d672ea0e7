/** The marks given for a point, and the rules by which they count together with others. */
export interface RuledPoint {
  /** 0 if it was not earned. */
  marks: number;
  group: number;
  /** The most marks that its group gives; null for no limit. */
  cap: number | null;
  /** Groups with the same number form one route, and the best route counts; null for no route. */
  route: number | null;
}

/**
 * Returns the mark that points give: each group up to its cap, the best of several routes, and at
 * most the maximum.
 */
export function markOfPoints(points: readonly RuledPoint[], maxMark: number): number {
  const routes = [...new Set(points.map(({ route }) => route))].map((route) => ({
    isAlways: route === null,
    sum: sumOfGroups(points.filter((point) => point.route === route)),
  }));
  const always = routes.find(({ isAlways }) => isAlways)?.sum ?? 0;
  const best = Math.max(0, ...routes.map(({ isAlways, sum }) => (isAlways ? 0 : sum)));
  return Math.min(maxMark, always + best);
}

function sumOfGroups(points: readonly RuledPoint[]): number {
  const groups = [...new Set(points.map(({ group }) => group))];
  return groups.reduce((all, group) => {
    const ofGroup = points.filter((point) => point.group === group);
    const sum = ofGroup.reduce((marks, point) => marks + point.marks, 0);
    return all + Math.min(sum, ofGroup[0]?.cap ?? sum);
  }, 0);
}
