import type { ScaleStep } from '../scheme/scheme.ts';
import type { PointJudgement } from './judge-point.ts';
import { exactMarks, expectedOf, SPREAD, spreadMarks } from './marks-for.ts';

/** A judged point with the marks it gets after all limits. */
export interface AwardedPoint extends PointJudgement {
  marks: number;
}

/** Judgements of one group and its limit. */
export interface JudgedGroup {
  cap: number | null;
  /** Groups with a number are routes, of which the best one counts. */
  route: number | null;
  judgements: readonly PointJudgement[];
}

/** A judged point with the marks that it would get, in fractions of a mark. */
interface Claim {
  judgement: PointJudgement;
  group: number;
  exact: number;
}

/**
 * True if a point's words have already earned another point: the same words cannot earn two, and
 * the point that they express better keeps them. A judge finds a figure or an equation in a whole
 * sentence, so it uses up the figures only.
 */
function isSpent(judgement: PointJudgement, earlier: readonly Claim[]): boolean {
  const taken = new Set(
    earlier
      .filter((claim) => claim.exact >= 0.5)
      .flatMap(({ judgement: { tokens, verdict, point } }) =>
        verdict === null || point.kind === 'term'
          ? tokens
          : tokens.filter(({ word }) => /\d/.test(word)),
      )
      .map(({ start }) => start),
  );
  return judgement.tokens.every((token) => taken.has(token.start));
}

/** Returns what each point may claim under its group's limit; best points first. */
function claimsOf(groups: readonly JudgedGroup[], mayRepeat: boolean): Claim[] {
  const left = groups.map(({ cap }) => cap ?? Number.POSITIVE_INFINITY);
  const claims: Claim[] = [];
  const inOrder = groups
    .flatMap(({ judgements }, group) => judgements.map((judgement) => ({ judgement, group })))
    .toSorted((a, b) => b.judgement.share - a.judgement.share);
  for (const { judgement, group } of inOrder) {
    const isTaken = !mayRepeat && judgement.verdict === null && isSpent(judgement, claims);
    const wanted = isTaken ? 0 : exactMarks(judgement, mayRepeat);
    const exact = Math.min(wanted, left[group] ?? 0);
    left[group] = (left[group] ?? 0) - exact;
    claims.push({ judgement, group, exact });
  }
  return keepBestRoute(dropUnready(claims, groups), groups);
}

/** Drops points that need another one which is not earned: "MP2 dependent on MP1". */
function dropUnready(claims: readonly Claim[], groups: readonly JudgedGroup[]): Claim[] {
  const inOrder = groups.flatMap(({ judgements }) => judgements);
  const exactOf = new Map(claims.map(({ judgement, exact }) => [judgement, exact]));
  return claims.map((claim) => {
    const needed = claim.judgement.point.needs;
    const first = needed === null ? undefined : inOrder[needed];
    const isReady = first === undefined || (exactOf.get(first) ?? 0) >= first.point.marks / 2;
    return isReady ? claim : { ...claim, exact: 0 };
  });
}

/** Drops the marks of all routes but the best: EITHER … OR. */
function keepBestRoute(claims: readonly Claim[], groups: readonly JudgedGroup[]): Claim[] {
  const sums = new Map<number, number>();
  const routeOf = ({ group }: Claim): number | null => groups[group]?.route ?? null;
  for (const claim of claims) {
    const route = routeOf(claim);
    if (route !== null) sums.set(route, (sums.get(route) ?? 0) + claim.exact);
  }
  const [best] = [...sums].toSorted(([, a], [, b]) => b - a);
  return claims.map((claim) => {
    const route = routeOf(claim);
    return route === null || route === best?.[0] ? claim : { ...claim, exact: 0 };
  });
}

/** How marks are awarded. */
interface Terms {
  maxMark: number;
  /** Whether the same words can earn more than one point. */
  mayRepeat: boolean;
  /** The total to award, if it is known from something better than the points' own claims. */
  total: number | null;
  /** Whether `total` is a person's own mark for this very answer, which no limit reduces. */
  isConfirmed?: boolean;
  /** "Four key elements: 3 points": how many points earn how many marks. */
  scale?: readonly ScaleStep[] | null;
}

/**
 * Awards marks under the groups' limits and the question's. The fractions of all points are added
 * before rounding, so that two half-expressed points earn one mark together: it goes to the one
 * that lacks least.
 */
export function awardMarks(
  groups: readonly JudgedGroup[],
  { maxMark, mayRepeat, total, isConfirmed = false, scale = null }: Terms,
): AwardedPoint[] {
  const claims = claimsOf(groups, mayRepeat);
  const sum = mayRepeat
    ? sumOfSentences(groups, maxMark)
    : claims.reduce((all, { exact }) => all + exact, 0);
  let left = Math.min(maxMark, total ?? marksFor(sum, scale));
  const leftInGroup = groups.map(({ cap }) =>
    isConfirmed || cap === null ? Number.POSITIVE_INFINITY : cap,
  );
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
  if (total !== null || mayRepeat) for (const claim of claims) give(claim, left);
  return groups.flatMap(({ judgements }) =>
    judgements.map((judgement) => ({ ...judgement, marks: marks.get(judgement) ?? 0 })),
  );
}

/**
 * Returns the marks of a model answer, which is judged as a whole: its sentences' shares are
 * averaged before they are spread.
 */
function sumOfSentences(groups: readonly JudgedGroup[], maxMark: number): number {
  const judgements = groups.flatMap((group) => group.judgements);
  const marks = judgements.reduce((all, { point }) => all + point.marks, 0);
  const share =
    judgements.reduce((all, { share: own, point }) => all + own * point.marks, 0) / marks;
  return Math.max(0, spreadMarks(share, maxMark, SPREAD.byScheme));
}

/** Returns the marks for a number of points: as many, or as the scheme's scale says. */
function marksFor(sum: number, scale: readonly ScaleStep[] | null): number {
  const earned = Math.round(sum);
  if (scale === null) return earned;
  return scale.findLast(({ points }) => points <= earned)?.marks ?? 0;
}

const remainderOf = ({ exact }: Claim): number => exact - Math.floor(exact);

/**
 * Returns the share of all marks, from 0 to 1, that a teacher is expected to give. A single point
 * or model answer is taken as it is; of several points only what they earn under all limits counts,
 * because their shares would add up to more than the available marks.
 */
export function expectedShare(
  groups: readonly JudgedGroup[],
  { maxMark, mayRepeat, scale = null }: Omit<Terms, 'total'>,
): number {
  const judgements = groups.flatMap((group) => group.judgements);
  if (maxMark === 0) return 0;
  if (isList(groups, mayRepeat)) {
    const sum = claimsOf(groups, mayRepeat).reduce((all, { exact }) => all + exact, 0);
    return Math.min(1, (scale === null ? sum : marksFor(sum, scale)) / maxMark);
  }
  const expected = judgements.map(
    (judgement) => (mayRepeat ? judgement.share : expectedOf(judgement)) * judgement.point.marks,
  );
  return Math.min(1, expected.reduce((all, own) => all + own, 0) / maxMark);
}

/** True if the marks are for several points, or from a judge that knows the answer. */
export function isList(groups: readonly JudgedGroup[], mayRepeat: boolean): boolean {
  const judgements = groups.flatMap((group) => group.judgements);
  return (
    (judgements.length > 1 && !mayRepeat) || judgements.some(({ verdict }) => verdict !== null)
  );
}
