import type { ScaleStep } from '../scheme/scheme.ts';
import type { Answer } from './answer.ts';
import { awardMarks, type AwardedPoint, type JudgedGroup } from './award-marks.ts';
import type { PointJudgement } from './judge-point.ts';
import { chanceOf, CHANCE_WEIGHTS, readChanceSigns, type ChanceSigns } from './point-chance.ts';

/** How a scheme gives its marks. */
interface SchemeTerms {
  maxMark: number;
  /** Whether the same words can earn more than one point. */
  mayRepeat: boolean;
  scale: readonly ScaleStep[] | null;
}

/** How often a judge by kind is right; where it is not, none or all of the marks are as likely. */
const JUDGED_RIGHT = 0.88;

/** Chances of 0, 1, 2 … marks. */
type Totals = readonly number[];

function addTotals(a: Totals, b: Totals, most: number): Totals {
  const sum = Array.from({ length: Math.min(most, a.length + b.length - 2) + 1 }, () => 0);
  for (const [one, chance] of a.entries())
    for (const [other, second] of b.entries()) {
      const at = Math.min(most, one + other);
      sum[at] = (sum[at] ?? 0) + chance * second;
    }
  return sum;
}

function totalsOfPoint({ point, share, verdict }: PointJudgement, chance: number): Totals {
  const totals = Array.from({ length: point.marks + 1 }, () => 0);
  const add = (marks: number, part: number): void => {
    totals[marks] = (totals[marks] ?? 0) + part;
  };
  if (verdict === null) {
    add(0, 1 - chance);
    add(point.marks, chance);
  } else {
    add(0, (1 - JUDGED_RIGHT) / 2);
    add(point.marks, (1 - JUDGED_RIGHT) / 2);
    add(Math.round(share * point.marks), JUDGED_RIGHT);
  }
  return totals;
}

/** The chance of each total under the limits of the groups and of the question. */
export function totalsOf(
  groups: readonly JudgedGroup[],
  chances: ReadonlyMap<PointJudgement, number>,
  maxMark: number,
): Totals {
  return groups.reduce<Totals>(
    (all, { cap, judgements }) => {
      const ofGroup = judgements.reduce<Totals>(
        (sum, judgement) =>
          addTotals(sum, totalsOfPoint(judgement, chances.get(judgement) ?? 0), cap ?? maxMark),
        [1],
      );
      return addTotals(all, ofGroup, maxMark);
    },
    [1],
  );
}

/** Whether the marks are the sum of several points, none depending on another, with one mark for each told in words. */
export function isSumOfChances(
  groups: readonly JudgedGroup[],
  { mayRepeat, scale }: Omit<SchemeTerms, 'maxMark'>,
): boolean {
  const judgements = groups.flatMap((group) => group.judgements);
  const statements = judgements.filter(({ verdict }) => verdict === null);
  return (
    !mayRepeat &&
    scale === null &&
    judgements.length > 1 &&
    statements.length > 0 &&
    statements.every(({ point }) => point.marks === 1) &&
    judgements.every(({ point }) => Number.isInteger(point.marks) && point.needs === null) &&
    groups.every(({ cap, route }) => route === null && (cap === null || Number.isInteger(cap)))
  );
}

/** How much likelier another total must be than the sum of the points one by one; more where that is nothing. */
const CLEARLY_LIKELIER = { thanSome: 1.5, thanNone: 2 } as const;

/**
 * The total that is most likely, where each point told in words has a chance of its own: of six points
 * that are half said, three are, though none of them is by itself. `claimed` is the sum of the points
 * that are said by half or more, and stays unless another is clearly likelier. Null for other schemes.
 */
export function likelyTotal(
  groups: readonly JudgedGroup[],
  answer: Answer,
  terms: SchemeTerms,
  claimed: number,
  weights: ChanceSigns & { constant: number } = CHANCE_WEIGHTS,
): number | null {
  if (!isSumOfChances(groups, terms)) return null;
  const signs = readChanceSigns(groups, answer, terms.maxMark);
  const chances = new Map(
    [...signs].map(([judgement, own]) => [judgement, chanceOf(judgement, own, weights)]),
  );
  const totals = totalsOf(groups, chances, terms.maxMark);
  // A point that earns its mark keeps it, however little the rest of the answer says.
  const top = Math.max(...totals.slice(Math.min(1, claimed)));
  const ofClaimed = totals[claimed] ?? 0;
  const margin = claimed === 0 ? CLEARLY_LIKELIER.thanNone : CLEARLY_LIKELIER.thanSome;
  return top < ofClaimed * margin ? claimed : totals.indexOf(top);
}

/**
 * Gives the marks of a scheme: of a list its likeliest total, else what the points claim. `isMoved` where
 * the total is another than that of the points one by one.
 */
export function awardByScheme(
  groups: readonly JudgedGroup[],
  answer: Answer,
  terms: SchemeTerms,
): { points: AwardedPoint[]; isMoved: boolean } {
  const byClaims = awardMarks(groups, { ...terms, total: null });
  const claimed = byClaims.reduce((sum, { marks }) => sum + marks, 0);
  const likely = likelyTotal(groups, answer, terms, claimed);
  return likely === null || likely === claimed
    ? { points: byClaims, isMoved: false }
    : { points: awardMarks(groups, { ...terms, total: likely }), isMoved: true };
}
