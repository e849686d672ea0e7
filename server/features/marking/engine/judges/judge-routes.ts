import type { JudgeAll, KindQuestion, KindVerdict, PointOfKind } from './judge.ts';
import type { LetteredPart } from './parts/read-parts.ts';
import { prepareJudges } from './prepare-judges.ts';

/** Points that stand together, and the route (EITHER/OR) that they belong to; null where they belong to all. */
interface Group {
  route: number | null;
  points: readonly PointOfKind[];
}

/**
 * Makes the judges of all groups ready, in the order of their points. Each route is judged without the others: it has
 * its own final answer, and a figure of one is no step of another.
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

/** The verdicts of some points, in the places of all. */
function spread(
  verdicts: readonly (KindVerdict | null)[],
  own: readonly boolean[],
): (KindVerdict | null)[] {
  const left = [...verdicts];
  return own.map((isOwn) => (isOwn ? (left.shift() ?? null) : null));
}

/** What is common to all routes is earned by any. */
const bestOf = (verdicts: readonly (KindVerdict | null)[]): KindVerdict | null =>
  verdicts
    .filter((verdict) => verdict !== null)
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))[0] ?? null;
