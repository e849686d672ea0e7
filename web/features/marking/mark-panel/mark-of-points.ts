/** What a point was given, and how it counts together with others. */
export interface RuledPoint {
  /** 0 where it was not earned. */
  marks: number;
  group: number;
  /** The most marks that its group gives; null where there is no limit. */
  cap: number | null;
  /** Groups with the same number make one route, and the best route counts; null: no route. */
  route: number | null;
}

/**
 * The mark that points give: no group more than its cap, of several routes the best, all no more
 * than the maximum.
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
