import type { ScaleStep } from '../scheme/scheme.ts';
import { holdsSchemeContent } from '../doubt/holds-scheme-content.ts';
import type { Answer } from '../match/answer.ts';
import { awardMarks, type AwardedPoint, type JudgedGroup } from '../match/award-marks.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import { readTrees } from './boosted-trees.ts';
import { recallAnswers, type Recall } from './recall.ts';
import { readTotalSigns, type TotalSigns } from './total-signs.ts';
import trees from './trees-of-totals.json' with { type: 'json' };

/**
 * How many marks a person may give beyond the sum of the points; the ends include larger offsets.
 */
export const OFFSETS = [-2, -1, 0, 1, 2] as const;

/** Returns the probabilities of all offsets, in order. */
type AskOffsets = (signs: TotalSigns) => readonly number[];

/** The trees and the memory learnt from answers that people have marked. */
export interface Learnt {
  ask: AskOffsets;
  recall: Recall;
}

const LEARNT: Learnt = { ask: readTrees(trees), recall: recallAnswers };

/** How a scheme gives its marks. */
interface SchemeTerms {
  maxMark: number;
  /** Whether the same words can earn more than one point. */
  mayRepeat: boolean;
  scale: readonly ScaleStep[] | null;
}

/**
 * True if the marks are the sum of several points, none depending on another, at least one of them
 * a statement.
 */
export function isSumOfPoints(
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
    judgements.every(({ point }) => Number.isInteger(point.marks) && point.needs === null) &&
    groups.every(({ cap, route }) => route === null && (cap === null || Number.isInteger(cap)))
  );
}

/** From this share a point counts as expressed in the scheme's own words. */
const SAID_IN_FULL = 0.95;
/** Below this share nothing was found that could earn a mark. */
const HARDLY_SAID = 0.1;

/**
 * True for marks that no total may remove: those from judges, and those for points expressed in
 * full.
 */
const isCertain = ({ marks, verdict, found, conflict }: AwardedPoint): boolean =>
  marks > 0 && (verdict !== null || (found >= SAID_IN_FULL && conflict === null));

/** True for a statement that earned nothing but may have been meant. */
const isOpen = (point: AwardedPoint): boolean =>
  point.marks === 0 &&
  point.verdict === null &&
  point.conflict === null &&
  !point.isWithheld &&
  point.wordsMet > 0 &&
  point.share > HARDLY_SAID;

/**
 * True if an answer has all marks, each for a point that it expresses in the scheme's own words.
 */
const saysAllInFull = (points: readonly AwardedPoint[], maxMark: number): boolean =>
  sumOf(points) >= maxMark &&
  points.every((point) => point.marks === 0 || (point.verdict === null && isCertain(point)));

/**
 * How often a person gives the same mark to an answer with all points in the scheme's own words,
 * whatever its scheme: 53 of 67.
 */
const SURE_IN_FULL = 0.79;

const sumOf = (points: readonly AwardedPoint[]): number =>
  points.reduce((sum, { marks }) => sum + marks, 0);

/**
 * Returns the range of totals that the points allow: certain marks are kept, and an answer without
 * marks gets none.
 */
function boundsOf(
  points: readonly AwardedPoint[],
  maxMark: number,
): { least: number; most: number } {
  const claimed = sumOf(points);
  const certain = sumOf(points.filter((point) => isCertain(point)));
  const open = points.filter((point) => isOpen(point)).length;
  return {
    least: Math.min(claimed, certain),
    most: claimed === 0 ? 0 : Math.min(maxMark, claimed + open),
  };
}

/**
 * How many times likelier another total must be than the sum of the points; the second for no marks
 * at all.
 */
const CLEARLY_LIKELIER = 1.2;
const FAR_LIKELIER = 1.6;

/** Returns the probability, from 0 to 1, of each total from 0 to the question's marks. */
export function totalsOf(chances: readonly number[], claimed: number, maxMark: number): number[] {
  const totals = Array.from({ length: maxMark + 1 }, (_, total) => {
    const place = OFFSETS.findIndex((offset) => claimed + offset === total);
    return place === -1 ? 0 : (chances[place] ?? 0);
  });
  const possible = totals.reduce((sum, chance) => sum + chance, 0);
  return possible === 0 ? totals : totals.map((chance) => chance / possible);
}

/** The marks of an answer to a list, and how far they can be trusted. */
export interface LikelyTotal {
  points: AwardedPoint[];
  /** Whether the total differs from the sum of the points one by one. */
  isMoved: boolean;
  /**
   * Whether the scheme may have been misread: an answer with content of the scheme got no marks.
   */
  mayBeMisread: boolean;
  /** The probability, from 0 to 1, that a person gives the same total. */
  chance: number;
  /** The probability, from 0 to 1, that the total is wrong by half of the marks or more. */
  farOff: number;
}

function chooseTotal(
  totals: readonly number[],
  claimed: number,
  { least, most }: { least: number; most: number },
): number {
  const allowed = totals.slice(least, most + 1);
  const top = Math.max(...allowed);
  const other = least + allowed.indexOf(top);
  const needed = (totals[claimed] ?? 0) * (other === 0 ? FAR_LIKELIER : CLEARLY_LIKELIER);
  return top < needed ? claimed : other;
}

/**
 * Awards marks by the scheme. The points of a list are judged one by one, but people do not mark
 * like that: they give more if much of a long list is expressed, and less if a few words would have
 * to earn several points. Therefore the total is the likeliest one, if it is clearly likelier than
 * the sum of the points.
 */
export function awardByScheme(
  groups: readonly JudgedGroup[],
  answer: Answer,
  question: PreparedQuestion,
  terms: SchemeTerms,
  { ask, recall }: Learnt = LEARNT,
): LikelyTotal {
  const { maxMark } = terms;
  const claims = awardMarks(groups, { ...terms, total: null });
  const claimed = Math.floor(sumOf(claims));
  const mayBeMisread =
    claimed === 0 && holdsSchemeContent(answer.text, question.schemeText, question.questionText);
  const signs = readTotalSigns(claims, answer, question, { maxMark, recall });
  const totals = totalsOf(ask(signs), claimed, maxMark);
  const total = isSumOfPoints(groups, terms)
    ? chooseTotal(totals, claimed, boundsOf(claims, maxMark))
    : claimed;
  const points = total === claimed ? claims : awardMarks(groups, { ...terms, total });
  const given = Math.floor(sumOf(points));
  const chance = totals[given] ?? 0;
  const farOff = totals.reduce(
    (sum, other, marks) =>
      Math.abs(marks - given) * 2 >= maxMark && marks !== given ? sum + other : sum,
    0,
  );
  const isInFull = saysAllInFull(points, maxMark);
  return {
    points,
    isMoved: total !== claimed,
    mayBeMisread,
    chance: isInFull ? Math.max(chance, SURE_IN_FULL) : chance,
    farOff: isInFull ? Math.min(farOff, 1 - SURE_IN_FULL) : farOff,
  };
}
