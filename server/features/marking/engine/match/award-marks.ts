import type { PointJudgement } from './judge-point.ts';
import { exactMarks } from './marks-for.ts';

/** A judged point with the marks it gets after all limits. */
export interface AwardedPoint extends PointJudgement {
  marks: number;
}

/** Judgements of one group and its limit. */
export interface JudgedGroup {
  cap: number | null;
  judgements: readonly PointJudgement[];
}

/** A judged point with what it can get at most and would get in fractions of a mark. */
interface Claim {
  judgement: PointJudgement;
  group: number;
  exact: number;
}

/** The same words cannot earn two points: the point that they say better keeps them. */
function isSpent(judgement: PointJudgement, earlier: readonly Claim[]): boolean {
  const taken = new Set(
    earlier
      .filter((claim) => claim.exact >= 0.5)
      .flatMap((claim) => claim.judgement.tokens.map((token) => token.start)),
  );
  return judgement.tokens.every((token) => taken.has(token.start));
}

/** What each point may claim under its group's limit; best points first. */
function claimsOf(groups: readonly JudgedGroup[], mayRepeat: boolean): Claim[] {
  const left = groups.map(({ cap }) => cap ?? Number.POSITIVE_INFINITY);
  const claims: Claim[] = [];
  const inOrder = groups
    .flatMap(({ judgements }, group) => judgements.map((judgement) => ({ judgement, group })))
    .toSorted((a, b) => b.judgement.share - a.judgement.share);
  for (const { judgement, group } of inOrder) {
    const wanted = !mayRepeat && isSpent(judgement, claims) ? 0 : exactMarks(judgement, mayRepeat);
    const exact = Math.min(wanted, left[group] ?? 0);
    left[group] = (left[group] ?? 0) - exact;
    claims.push({ judgement, group, exact });
  }
  return claims;
}

/** How marks are given out. */
interface Terms {
  maxMark: number;
  /** Whether the same words can earn more than one point. */
  mayRepeat: boolean;
  /** The sum to give out, where something better than the points' own claims is known. */
  total: number | null;
}

/**
 * Gives marks under the groups' limits and the question's. The fractions of all points are added
 * before rounding, so that two points said by halves earn a mark together: it goes to the one that
 * lacks least.
 */
export function awardMarks(
  groups: readonly JudgedGroup[],
  { maxMark, mayRepeat, total }: Terms,
): AwardedPoint[] {
  const claims = claimsOf(groups, mayRepeat);
  const sum = claims.reduce((all, { exact }) => all + exact, 0);
  let left = Math.min(maxMark, total ?? Math.round(sum));
  const leftInGroup = groups.map(({ cap }) => cap ?? Number.POSITIVE_INFINITY);
  const marks = new Map<PointJudgement, number>();
  const give = ({ judgement, group }: Claim, wanted: number): void => {
    const known = marks.get(judgement) ?? 0;
    const lacking = judgement.point.marks - known;
    const given = Math.min(wanted, lacking, left, leftInGroup[group] ?? 0);
    left -= given;
    leftInGroup[group] = (leftInGroup[group] ?? 0) - given;
    marks.set(judgement, known + given);
  };
  for (const claim of claims) give(claim, Math.floor(claim.exact));
  for (const claim of claims.toSorted((a, b) => remainderOf(b) - remainderOf(a))) {
    if (remainderOf(claim) > 0) give(claim, 1);
  }
  if (total !== null) for (const claim of claims) give(claim, left);
  return groups.flatMap(({ judgements }) =>
    judgements.map((judgement) => ({ ...judgement, marks: marks.get(judgement) ?? 0 })),
  );
}

const remainderOf = ({ exact }: Claim): number => exact - Math.floor(exact);

/** The share of all marks, 0..1, that a teacher is expected to give: the best points count. */
export function expectedShare(groups: readonly JudgedGroup[], maxMark: number): number {
  let sum = 0;
  for (const { cap, judgements } of groups) {
    let left = cap ?? Number.POSITIVE_INFINITY;
    for (const { share, point } of judgements.toSorted((a, b) => b.share - a.share)) {
      const counted = Math.min(left, point.marks);
      left -= counted;
      sum += share * counted;
    }
  }
  return maxMark === 0 ? 0 : Math.min(1, sum / maxMark);
}
