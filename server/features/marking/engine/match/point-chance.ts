import type { Answer } from './answer.ts';
import type { JudgedGroup } from './award-marks.ts';
import type { PointJudgement } from './judge-point.ts';

/**
 * What speaks for a statement in a list having earned its mark: what was found of it, and how that
 * compares with what was found of the others. Who says much of a long list earns more of it.
 */
export const CHANCE_SIGNS = [
  'share',
  'isTouched',
  'wordsMet',
  'isTurned',
  'isRejected',
  'likeScheme',
  'recall',
  'rarest',
  'newWords',
  'length',
  'isTerse',
  'wordings',
  'ownWords',
  'rank',
  'rankInList',
  'others',
  'bestOther',
  'pointsPerMark',
  'wordsForEach',
] as const;
export type ChanceSigns = Readonly<Record<(typeof CHANCE_SIGNS)[number], number>>;

/**
 * What each sign adds to the chance, in logits: fitted by `bench/fit-chances.ts`, the same for every
 * subject and question; see docs/marking-benchmark.md.
 */
export const CHANCE_WEIGHTS: ChanceSigns & { constant: number } = {
  constant: -5.62,
  share: 4.338,
  isTouched: 0.389,
  wordsMet: -0.12,
  isTurned: -0.092,
  isRejected: -1.676,
  likeScheme: -1.706,
  recall: 1.286,
  rarest: -0.373,
  newWords: 0.073,
  length: -0.302,
  isTerse: 0.166,
  wordings: -0.723,
  ownWords: 1.058,
  rank: -0.242,
  rankInList: 1.334,
  others: 0.237,
  bestOther: 1.079,
  pointsPerMark: -0.075,
  wordsForEach: 1.431,
};

/** More words than this prove no more. */
const ENOUGH_WORDS = 5;
/** The same for each point that an answer may claim: padding earns nothing. */
const MANY_WORDS = 10;
/** From this share on a point keeps its words, and they tell less of another. */
const KEEPS_WORDS = 0.5;

const flag = (holds: boolean): number => (holds ? 1 : 0);

/** The signs of each statement of a list; what a judge of its kind decided has none. */
export function readChanceSigns(
  groups: readonly JudgedGroup[],
  answer: Answer,
  maxMark: number,
): Map<PointJudgement, ChanceSigns> {
  const inOrder = groups
    .flatMap(({ judgements }) => judgements)
    .toSorted((a, b) => b.share - a.share);
  const sum = inOrder.reduce((all, { share }) => all + share, 0);
  const words = answer.tokens.filter(({ isFunctionWord }) => !isFunctionWord).length;
  const taken = new Set<number>();
  const signs = new Map<PointJudgement, ChanceSigns>();
  for (const [rank, judgement] of inOrder.entries()) {
    const { share, tokens, conflict, evidence, point } = judgement;
    const own = tokens.filter(({ start }) => !taken.has(start));
    if (share >= KEEPS_WORDS) for (const { start } of own) taken.add(start);
    if (judgement.verdict !== null) continue;
    signs.set(judgement, {
      share,
      isTouched: flag(judgement.isTouched),
      wordsMet: Math.min(ENOUGH_WORDS, judgement.wordsMet),
      isTurned: flag(conflict !== null && conflict !== 'contradicted'),
      isRejected: flag(conflict === 'rejected'),
      likeScheme: evidence?.likeScheme ?? 0,
      recall: evidence?.recall ?? 0,
      rarest: evidence?.rarest ?? 0,
      newWords: evidence?.newWords ?? 0,
      length: evidence?.length ?? 0,
      isTerse: flag(evidence === null),
      wordings: Math.log1p(point.statements.length),
      ownWords: own.length / Math.max(1, tokens.length),
      rank,
      rankInList: rank / inOrder.length,
      others: (sum - share) / maxMark,
      bestOther: inOrder[rank === 0 ? 1 : 0]?.share ?? 0,
      pointsPerMark: inOrder.length / maxMark,
      wordsForEach: Math.log1p(Math.min(MANY_WORDS, words / Math.max(1, sum))),
    });
  }
  return signs;
}

/** The scheme's own words are a point said, whatever else there is. */
const SAID_IN_FULL = 0.95;
const LEAST_WHEN_SAID = 0.9;
/** What is turned round or rejected is seldom given a mark. */
const MOST_IN_CONFLICT = 0.3;
/** Too few words, and those of another point, may be the point all the same. */
const MOST_IN_DOUBT = 0.6;

function mostFor(judgement: PointJudgement, { ownWords }: ChanceSigns): number {
  if (judgement.conflict !== null) return MOST_IN_CONFLICT;
  const isSpent = judgement.tokens.length > 0 && ownWords === 0;
  return judgement.isWithheld || isSpent ? MOST_IN_DOUBT : 1;
}

/** The chance, 0..1, that a teacher gives the statement its mark. */
export function chanceOf(
  judgement: PointJudgement,
  signs: ChanceSigns,
  weights: ChanceSigns & { constant: number },
): number {
  const { wordsMet, conflict, found } = judgement;
  if (wordsMet === 0 || conflict === 'contradicted') return 0;
  const logit = CHANCE_SIGNS.reduce(
    (sum, sign) => sum + weights[sign] * signs[sign],
    weights.constant,
  );
  const chance = 1 / (1 + Math.exp(-logit));
  const least = found >= SAID_IN_FULL ? LEAST_WHEN_SAID : 0;
  return Math.min(mostFor(judgement, signs), Math.max(least, chance));
}
