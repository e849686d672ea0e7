import { marksFor, type PointJudgement } from './judge-point.ts';

/** A judged point with the marks it gets after all limits. */
export interface AwardedPoint extends PointJudgement {
  marks: number;
}

/** Judgements of one group and its limit. */
interface JudgedGroup {
  cap: number | null;
  judgements: readonly PointJudgement[];
}

/** The same words cannot earn two points: the point that they say better keeps them. */
function isSpent(judgement: PointJudgement, awarded: readonly AwardedPoint[]): boolean {
  const taken = new Set(
    awarded
      .filter((point) => point.marks > 0)
      .flatMap((point) => point.tokens.map((token) => token.start)),
  );
  return judgement.tokens.length > 0 && judgement.tokens.every((token) => taken.has(token.start));
}

/** Adds up marks under the groups' limits and the question's; best points first. */
export function awardMarks(groups: readonly JudgedGroup[], maxMark: number): AwardedPoint[] {
  const left = groups.map((group) => group.cap ?? Number.POSITIVE_INFINITY);
  let total = maxMark;
  const awarded = new Map<PointJudgement, AwardedPoint>();
  const inOrder = groups.flatMap(({ judgements }, group) =>
    judgements.map((judgement) => ({ judgement, group })),
  );
  for (const { judgement, group } of inOrder.toSorted(
    (a, b) => b.judgement.credit - a.judgement.credit,
  )) {
    const earned = isSpent(judgement, [...awarded.values()])
      ? 0
      : marksFor(judgement.point.marks, judgement.credit);
    const marks = Math.max(0, Math.min(earned, left[group] ?? 0, total));
    left[group] = (left[group] ?? 0) - marks;
    total -= marks;
    awarded.set(judgement, { ...judgement, marks });
  }
  return inOrder.map(({ judgement }) => awarded.get(judgement) ?? { ...judgement, marks: 0 });
}
