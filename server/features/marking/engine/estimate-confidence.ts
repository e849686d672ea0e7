import {
  CONFIDENCE_SIGNS,
  isHalfSaid,
  isUncertain,
  readConfidenceSigns,
  type ConfidenceSigns,
} from './confidence-signs.ts';
import type { Answer } from './match/answer.ts';
import type { AwardedPoint } from './match/award-marks.ts';
import { editDistance } from '../../../../shared/edit-distance.ts';
import { isAspect } from './scheme/is-aspect.ts';
import { marksOfShare, SPREAD, spreadMarks } from './match/marks-for.ts';
import type { PreparedQuestion } from './prepare-scheme.ts';
import type { Scheme } from './scheme/scheme.ts';

/**
 * Measured with `bench/marking.ts`: how often a teacher gives the same mark. For none or all of the
 * marks it grows with the distance (in shares of the marks) from where they would change; part of
 * the marks is always a guess.
 */
export const SURENESS = {
  atThreshold: 0.42,
  perShare: 1.5,
  most: 0.85,
  forPart: 0.36,
  uncertain: 0.4,
  /** For a list: what is told from its other end, or not on an open list; and anything else. */
  guess: 0.64,
  ofList: 0.95,
  /** What a confirmed answer with much the same words adds. */
  perNearness: 0.25,
} as const;

/**
 * Below this a teacher should look. The mark of one statement is a matter of degree, and off by one
 * where it is wrong; a list of points is right or wrong, and asks for more.
 */
export const DOUBT_BELOW = { forStatement: 0.47, forList: 0.77 } as const;

/** How sure a mark is; `exact` is what was expected, in fractions of a mark. */
function sureOf(exact: number, marks: number, given: number, spread: number): number {
  if (given > 0 && given < marks) return SURENESS.forPart;
  const reach = (given === 0 ? 0.5 - exact : exact - (marks - 0.5)) / (spread * marks);
  return Math.min(SURENESS.most, SURENESS.atThreshold + SURENESS.perShare * Math.max(0, reach));
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * What each sign adds, in logits, to the chance that a teacher gives the same mark to an answer to a
 * list of points: fitted by `bench/fit-confidence.ts` with folds over questions. The constant is
 * lower than the fit by half a logit, and what judges give in part or not at all by more, since the
 * reader of schemes was built with these questions in view. See docs/marking-benchmark.md.
 */
export const CONFIDENCE_WEIGHTS: ConfidenceSigns & { constant: number } = {
  constant: 2.67,
  fullOfStatements: 0.32,
  noneOfStatements: -0.65,
  partOfStatements: -1.03,
  fullByJudges: 1.21,
  noneByJudges: 0.4,
  partByJudges: -0.8,
  isMixed: -0.54,
  marginOfPart: 0.72,
  unusedWordsAtFull: 0.24,
  unusedWordsAtPart: -0.94,
  unusedWordsAtNone: -0.48,
  sureness: 0.7,
  isOpen: 0,
  closeDecisions: -0.95,
  manyPoints: -0.28,
  isUncertain: -0.16,
};

/** One statement or model answer, whose mark grows with how much of it is said. */
function estimateForStatement(points: readonly AwardedPoint[], areSentences: boolean): number {
  const marks = points.reduce((sum, { point }) => sum + point.marks, 0);
  if (marks === 0) return 0;
  const sum = points.reduce((total, { share, point, marks: given }) => {
    const exact = marksOfShare(share, point.marks, areSentences);
    return total + sureOf(exact, point.marks, given, SPREAD.byScheme) * point.marks;
  }, 0);
  const sure = sum / marks;
  return points.some((point) => isUncertain(point)) ? Math.min(sure, SURENESS.uncertain) : sure;
}

/** Whether the mark is a share of one statement, rather than a sum of points decided one by one. */
export function isOneStatement(question: PreparedQuestion): boolean {
  const points = question.scheme.groups.flatMap((group) => group.points);
  const [only] = points;
  if (points.some(({ kind }) => kind !== 'statement')) return false;
  return question.scheme.isModelAnswer || (points.length === 1 && (only?.marks ?? 0) > 1);
}

/** `M1 for 3x = 18`, `1 mark if one pair is swapped`: marks for less than the whole answer. */
const PART_MARKS = /\b(?:[ABCM]\s?\d|SC(?:\s?B?\s?\d)?|\d\s*marks?)\s*(?:for\b|if\b|:)/i;

/**
 * Whether a condition bears on this sum that the marker cannot act on, or a note gives marks for
 * less than the whole answer.
 */
function isUnderCondition(
  points: readonly AwardedPoint[],
  { conditions, notes }: Scheme,
  maxMark: number,
): boolean {
  const given = points.reduce((sum, { marks }) => sum + marks, 0);
  if (given < maxMark && notes.some((note) => PART_MARKS.test(note))) return true;
  return conditions.some(
    (condition) =>
      (condition.kind === 'not-understood' && given > 0) ||
      (condition.kind === 'limit' && given > condition.marks),
  );
}

/** Kinds that pupils write in forms which no scheme lists: what is found is there, what is not may be. */
const MANY_FORMS: ReadonlySet<string> = new Set(['term', 'list', 'expression', 'code']);

/** How many letters apart a name may be another spelling of the wanted one, or a compound of it. */
const NEAR_NAME = 2;

const isNearName = (given: string, wanted: string): boolean =>
  wanted.length > NEAR_NAME + 1 &&
  (given.includes(wanted) || editDistance(given, wanted, NEAR_NAME) <= NEAR_NAME);

/** One name was asked for, and another stands there alone that is none like it. */
const isBareName = (points: readonly AwardedPoint[], { tokens, text }: Answer): boolean =>
  points.length === 1 &&
  points[0]?.point.kind === 'term' &&
  tokens.length <= 3 &&
  !points[0].point.statements.some((name) =>
    isNearName(
      text
        .trim()
        .toLowerCase()
        .replace(/^(?:the|an?)\s+/, ''),
      name.toLowerCase(),
    ),
  );

const isMissedName = ({ verdict, marks, point }: AwardedPoint): boolean =>
  verdict !== null && marks < point.marks && MANY_FORMS.has(point.kind);

/** How sure the marker is of the sum, 0..1, where it marks by the scheme alone. */
export function estimateConfidence(
  points: readonly AwardedPoint[],
  answer: Answer,
  question: PreparedQuestion,
  maxMark: number,
): number {
  if (isOneStatement(question))
    return round(estimateForStatement(points, question.scheme.isModelAnswer));
  const signs = readConfidenceSigns(points, answer, question, maxMark);
  const logit = CONFIDENCE_SIGNS.reduce(
    (sum, sign) => sum + CONFIDENCE_WEIGHTS[sign] * signs[sign],
    CONFIDENCE_WEIGHTS.constant,
  );
  const sure = round(1 / (1 + Math.exp(-logit)));
  // A list that says it is not complete may lack what the answer says.
  const isGuess =
    signs.isUncertain > 0 ||
    signs.isOpen > 0 ||
    points.some((point) => isHalfSaid(point)) ||
    points.some(({ point, verdict }) => verdict === null && isAspect(point.text)) ||
    (!isBareName(points, answer) && points.some((point) => isMissedName(point))) ||
    isUnderCondition(points, question.scheme, maxMark);
  const most = isGuess ? SURENESS.guess : SURENESS.ofList;
  return Math.min(sure, most);
}

/** How sure a mark is that was learnt; `nearness` (0..1) is how well the words are known. */
export function confidenceOfLearnt(
  expected: { share: number; nearness: number },
  given: number,
  maxMark: number,
  isList: boolean,
): number {
  const spread = isList ? 1 : SPREAD.byLearning;
  const exact = spreadMarks(expected.share, maxMark, spread);
  const sure = sureOf(exact, maxMark, given, spread);
  return round(Math.min(SURENESS.most, sure + SURENESS.perNearness * expected.nearness));
}
