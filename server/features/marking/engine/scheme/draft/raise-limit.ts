import type { PointGroup } from '../scheme.ts';

const marksOf = ({ points }: PointGroup): number =>
  points.reduce((sum, { marks }) => sum + marks, 0);

/**
 * Raises the only limit if it alone keeps the points from giving the question's marks: "one mark
 * for a strength" or "max 1 if two are given without detail" is then not about the whole list.
 */
export function raiseLimit(groups: PointGroup[], maxMark: number): PointGroup[] {
  const limited = groups.filter((group) => group.cap !== null && group.cap < marksOf(group));
  const [only] = limited;
  if (only === undefined || limited.length > 1 || groups.some(({ route }) => route !== null))
    return groups;
  const others = groups
    .filter((group) => group !== only)
    .reduce((sum, group) => sum + marksOf(group), 0);
  const cap = maxMark - others;
  if ((only.cap ?? 0) >= cap || marksOf(only) < cap) return groups;
  return groups.map((group) => (group === only ? { ...group, cap } : group));
}
