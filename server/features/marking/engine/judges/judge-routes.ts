import type { JudgeAll, KindQuestion, KindVerdict, PointOfKind } from './judge.ts';
import type { LetteredPart } from './parts/read-parts.ts';
import { prepareJudges } from './prepare-judges.ts';

/**
 * A group of points and the route (EITHER/OR) that they belong to; null if they belong to all
 * routes.
 */
interface Group {
  route: number | null;
  points: readonly PointOfKind[];
}

/**
 * Prepares the judges of all groups, in the order of their points. Each route is judged separately:
 * it has its own final answer, and a figure in one is not a step of another.
 */
export function prepareRoutes(
  groups: readonly Group[],
  question: KindQuestion,
  parts: readonly LetteredPart[] | null,
): JudgeAll {
  const placed = groups.flatMap(({ route, points }) => points.map((point) => ({ route, point })));
  const points = placed.map(({ point }) => point);
  const routes = new Set(groups.flatMap(({ route }) => route ?? []));
  if (routes.size < 2) return prepareJudges(points, question, parts);
  const judges = [...routes].map((route) => {
    const own = placed.map((one) => one.route === null || one.route === route);
    return {
      own,
      judge: prepareJudges(
        points.filter((_, at) => own[at]),
        question,
      ),
    };
  });
  return (answer) => {
    const byRoute = judges.map(({ own, judge }) => spread(judge(answer), own));
    return points.map((_, at) => bestOf(byRoute.map((verdicts) => verdicts[at] ?? null)));
  };
}

/** Returns the verdicts of some points at the indexes of all points; null for the others. */
function spread(
  verdicts: readonly (KindVerdict | null)[],
  own: readonly boolean[],
): (KindVerdict | null)[] {
  const left = [...verdicts];
  return own.map((isOwn) => (isOwn ? (left.shift() ?? null) : null));
}

/** Returns the best verdict: points common to all routes are earned by any of them. */
const bestOf = (verdicts: readonly (KindVerdict | null)[]): KindVerdict | null =>
  verdicts
    .filter((verdict) => verdict !== null)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0] ?? null;
