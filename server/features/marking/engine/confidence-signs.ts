import type { Answer } from './match/answer.ts';
import type { AwardedPoint } from './match/award-marks.ts';
import { marksOfShare } from './match/marks-for.ts';
import type { PreparedQuestion } from './prepare-scheme.ts';

/** What speaks for or against the mark of a list, or of points that judges by kind decide. */
export const CONFIDENCE_SIGNS = [
  'fullOfStatements',
  'noneOfStatements',
  'partOfStatements',
  'fullByJudges',
  'noneByJudges',
  'partByJudges',
  'isMixed',
  'marginOfPart',
  'unusedWordsAtFull',
  'unusedWordsAtPart',
  'unusedWordsAtNone',
  'sureness',
  'isOpen',
  'closeDecisions',
  'manyPoints',
  'isUncertain',
] as const;
export type ConfidenceSigns = Readonly<Record<(typeof CONFIDENCE_SIGNS)[number], number>>;

/** How far, in marks, the point that is nearest to another decision is from it. */
function findMargin(points: readonly AwardedPoint[], isModelAnswer: boolean): number {
  const margins = points.map(({ share, point, marks }) => {
    const exact = marksOfShare(share, point.marks, isModelAnswer);
    return marks > 0 ? exact - (marks - 0.5) : 0.5 - exact;
  });
  return Math.min(1, Math.max(-0.2, Math.min(1, ...margins)));
}

/** Words of the answer that neither the question nor any earned point accounts for. */
function countUnused(points: readonly AwardedPoint[], answer: Answer, asked: ReadonlySet<string>) {
  const used = new Set(
    points
      .filter(({ marks }) => marks > 0)
      .flatMap(({ tokens }) => tokens.map(({ start }) => start)),
  );
  return answer.tokens.filter(
    (token) => !token.isFunctionWord && !asked.has(token.stem) && !used.has(token.start),
  ).length;
}

/** How near a point is to being decided the other way: 0 for a clear one. */
const closenessOf = ({ share }: AwardedPoint): number => -Math.log(Math.max(share, 1 - share));

/** Below this share a point is half said. */
const HALF_SAID = 0.4;

/** Below this share of telling words an answer speaks of something else, whatever it earned. */
const OFF_TOPIC = 0.06;

const isOffTopic = ({ marks, evidence }: AwardedPoint): boolean =>
  marks > 0 && evidence !== null && evidence.precision < OFF_TOPIC;

/** Earned by words that are all in the scheme, and are less than half of the point. */
export const isHalfSaid = ({ marks, verdict, found, evidence }: AwardedPoint): boolean =>
  marks > 0 && verdict === null && evidence !== null && found < HALF_SAID;

/** Told from its other end, under a conflict, or beside the topic. */
export const isUncertain = (point: AwardedPoint): boolean =>
  point.isRoundabout || (point.conflict !== null && point.isTouched) || isOffTopic(point);

const flag = (holds: boolean): number => (holds ? 1 : 0);

/** Reads the signs off a marked answer. */
export function readConfidenceSigns(
  points: readonly AwardedPoint[],
  answer: Answer,
  { scheme, whole }: PreparedQuestion,
  maxMark: number,
): ConfidenceSigns {
  const given = points.reduce((sum, { marks }) => sum + marks, 0);
  const statements = points.filter(({ verdict }) => verdict === null);
  const surest = points.flatMap(({ verdict }) => (verdict === null ? [] : [verdict.sureness]));
  const hasStatements = statements.length > 0;
  const isFull = given >= maxMark;
  const isPart = given > 0 && !isFull;
  const margin = hasStatements ? findMargin(statements, scheme.isModelAnswer) : 0;
  const unused = hasStatements ? Math.log1p(countUnused(points, answer, whole.asked)) : 0;
  return {
    fullOfStatements: flag(hasStatements && isFull),
    noneOfStatements: flag(hasStatements && given === 0),
    partOfStatements: flag(hasStatements && isPart),
    fullByJudges: flag(!hasStatements && isFull),
    noneByJudges: flag(!hasStatements && given === 0),
    partByJudges: flag(!hasStatements && isPart),
    isMixed: flag(hasStatements && surest.length > 0),
    marginOfPart: isFull ? 0 : margin,
    unusedWordsAtFull: isFull ? unused : 0,
    unusedWordsAtPart: isPart ? unused : 0,
    unusedWordsAtNone: given === 0 ? unused : 0,
    sureness:
      surest.length === 0
        ? 0
        : Math.max(
            -1.5,
            surest.reduce((sum, one) => sum + Math.log(Math.max(0.2, one)), 0),
          ),
    isOpen: flag(
      !isFull &&
        (unused > 0 || !hasStatements) &&
        scheme.conditions.some(({ kind }) => kind === 'open'),
    ),
    closeDecisions: Math.min(
      3,
      statements.reduce((sum, point) => sum + closenessOf(point), 0),
    ),
    manyPoints: Math.log(points.length),
    isUncertain: flag(points.some((point) => isUncertain(point))),
  };
}
