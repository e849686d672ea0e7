import type { Draft } from './draft/draft.ts';
import { isHeading } from './lines/line-shapes.ts';
import { settleScale } from './lines/read-scale.ts';
import type { PointGroup, SchemeWarning } from './scheme.ts';

/** Facts about a scheme besides its lines. */
export interface Around {
  maxMark: number;
  hasLevels: boolean;
  levels: string[];
  isModelAnswer: boolean;
  isByDetail: boolean;
}

function mostOf({ cap, count, points }: PointGroup): number {
  const best = points.map(({ marks }) => marks).toSorted((a, b) => b - a);
  const sum = best.slice(0, count ?? best.length).reduce((all, marks) => all + marks, 0);
  return Math.min(cap ?? sum, sum);
}

/** Returns the most marks that a scheme can give; of several routes only the best counts. */
export function marksAvailable(groups: readonly PointGroup[]): number {
  const routes = new Map<number, number>();
  let sum = 0;
  for (const group of groups) {
    if (group.route === null) sum += mostOf(group);
    else routes.set(group.route, (routes.get(group.route) ?? 0) + mostOf(group));
  }
  return sum + Math.max(0, ...routes.values());
}

/** Returns what a teacher should know about a scheme before it marks any answer. */
export function findWarnings(
  draft: Draft,
  groups: readonly PointGroup[],
  around: Around,
): SchemeWarning[] {
  const warnings = [...draft.warnings];
  const points = groups.flatMap((group) => group.points);
  if (around.hasLevels) warnings.push({ code: 'levels', text: null });
  const isElsewhere = warnings.some(({ code }) => code === 'teacher-notes');
  if (points.length === 0 && !around.hasLevels && !isElsewhere)
    warnings.push({ code: 'no-content', text: null });
  for (const point of points) {
    if (isHeading(point.text)) warnings.push({ code: 'heading-as-point', text: point.text });
  }
  for (const condition of draft.conditions) {
    if (condition.kind === 'not-understood')
      warnings.push({ code: 'not-understood', text: condition.text });
  }
  const isScaled = settleScale(draft.steps, around.maxMark) !== null;
  if (draft.steps.length > 0 && !isScaled) warnings.push({ code: 'levels', text: null });
  if (points.length === 0 || isScaled || around.hasLevels) return warnings;
  const available = marksAvailable(groups);
  if (available < around.maxMark) warnings.push({ code: 'sum-short', text: null });
  const isListed = groups.some((group) => group.cap !== null);
  if (available > around.maxMark && !isListed) warnings.push({ code: 'sum-over', text: null });
  return warnings;
}
