import type { Answer } from '../match/answer.ts';
import type { AwardedPoint } from '../match/award-marks.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import { marksAvailable } from '../scheme/find-warnings.ts';
import type { Token } from '../text/tokenise.ts';
import { countUnreadWords, hasUnreadFigure } from './unread-scheme.ts';

/** What speaks for or against the mark of a list, or of points that judges by kind decide. */
export const CONFIDENCE_SIGNS = [
  'fullByJudges',
  'unusedWordsAtPart',
  'sureness',
  'closeDecisions',
  'manyPoints',
  'isHalfSaid',
  'mayBeMisread',
  'manyMarks',
  'isPart',
  'unreadFigure',
  'unreadWords',
  'unearnedWords',
  'notesShare',
  'longScheme',
  'sumOver',
] as const;
export type ConfidenceSigns = Readonly<Record<(typeof CONFIDENCE_SIGNS)[number], number>>;

/** Words of the answer that neither the question nor any earned point accounts for. */
function listUnused(
  points: readonly AwardedPoint[],
  answer: Answer,
  asked: ReadonlySet<string>,
): Token[] {
  const used = new Set(
    points
      .filter(({ marks }) => marks > 0)
      .flatMap(({ tokens }) => tokens.map(({ start }) => start)),
  );
  return answer.tokens.filter(
    (token) => !token.isFunctionWord && !asked.has(token.stem) && !used.has(token.start),
  );
}

/** From so many words of its own on, an answer that earned nothing may say a point in other words. */
const MUCH_SAID = 8;

/** Whether an answer says much and nothing of it was found among several points told in words. */
export const saysMuchForNothing = (
  points: readonly AwardedPoint[],
  answer: Answer,
  asked: ReadonlySet<string>,
): boolean =>
  points.length > 1 &&
  points.every(({ marks }) => marks === 0) &&
  points.some(({ verdict }) => verdict === null) &&
  listUnused(points, answer, asked).length >= MUCH_SAID;

/** How near a point is to being decided the other way: 0 for a clear one. */
const closenessOf = ({ share }: AwardedPoint): number => -Math.log(Math.max(share, 1 - share));

/** Below this share a point is half said. */
const HALF_SAID = 0.4;
/** The same where a scheme has no other point. */
const BARELY_SAID = 0.5;

/** Below this share of telling words an answer speaks of something else, whatever it earned. */
const OFF_TOPIC = 0.06;

/** As sure as this, a judge might as well have said the other thing. */
const EVEN_CHANCE = 0.5;

const isOffTopic = ({ marks, evidence }: AwardedPoint): boolean =>
  marks > 0 && evidence !== null && evidence.precision < OFF_TOPIC;

/** Earned by words that are all in the scheme, and are less than half of the point. */
const isSaidInPart = ({ marks, verdict, found, evidence }: AwardedPoint, least: number): boolean =>
  marks > 0 && verdict === null && evidence !== null && found < least;

const isHalfSaid = (point: AwardedPoint): boolean => isSaidInPart(point, HALF_SAID);

/** Earned by less than half of a point: a single word of several. */
export const isBarelySaid = (point: AwardedPoint): boolean => isSaidInPart(point, BARELY_SAID);

/** Told from its other end, under a conflict, beside the topic, or decided by no more than a guess. */
export const isUncertain = (point: AwardedPoint): boolean =>
  point.isRoundabout ||
  (point.conflict !== null && point.isTouched) ||
  isOffTopic(point) ||
  isOutOfPlace(point) ||
  isEvenChance(point);

/** Earned by an answer that has another word in the place of one of the point's. */
export const isReplaced = ({ isReplaced: hasOther, marks }: AwardedPoint): boolean =>
  hasOther && marks > 0;

/**
 * So near the middle that the words might as well have been taken the other way. Of a point that is
 * told in other words, more is meant than is found.
 */
const NEAR_MIDDLE = { from: 0.3, to: 0.6 } as const;
export const isTossUp = ({ share, verdict }: AwardedPoint): boolean =>
  verdict === null && share > NEAR_MIDDLE.from && share < NEAR_MIDDLE.to;

/** A miss that its judge itself would not bet on: a word that sounds like the name. */
const isEvenChance = ({ verdict }: AwardedPoint): boolean =>
  verdict !== null && verdict.share === 0 && verdict.sureness <= EVEN_CHANCE;

/** A name that earned its mark though it stands where another was asked for. */
const isOutOfPlace = ({ verdict }: AwardedPoint): boolean =>
  verdict?.share === 1 && verdict.finding === 'order-wrong';

/** An order or an expression that was not found: it may stand there in a form that was not read. */
export const lacksForm = ({ verdict, marks, point }: AwardedPoint): boolean =>
  verdict !== null && marks < point.marks && (point.kind === 'list' || point.kind === 'expression');

const flag = (holds: boolean): number => (holds ? 1 : 0);

/** Reads the signs off a marked answer. */
export function readConfidenceSigns(
  points: readonly AwardedPoint[],
  answer: Answer,
  { whole, unread, scheme }: PreparedQuestion,
  { maxMark, mayBeMisread }: { maxMark: number; mayBeMisread: boolean },
): ConfidenceSigns {
  const given = points.reduce((sum, { marks }) => sum + marks, 0);
  const statements = points.filter(({ verdict }) => verdict === null);
  const surest = points.flatMap(({ verdict }) => (verdict === null ? [] : [verdict.sureness]));
  const hasStatements = statements.length > 0;
  const isFull = given >= maxMark;
  const isPart = given > 0 && !isFull;
  const unused = listUnused(points, answer, whole.asked);
  return {
    fullByJudges: flag(!hasStatements && isFull),
    unusedWordsAtPart: hasStatements && isPart ? Math.log1p(unused.length) : 0,
    sureness: Math.max(
      -1.5,
      surest.reduce((sum, one) => sum + Math.log(Math.max(0.2, one)), 0),
    ),
    closeDecisions: Math.min(
      3,
      statements.reduce((sum, point) => sum + closenessOf(point), 0),
    ),
    manyPoints: Math.log(points.length),
    isHalfSaid: flag(points.some((point) => isHalfSaid(point))),
    mayBeMisread: flag(mayBeMisread),
    manyMarks: Math.log(maxMark),
    isPart: flag(isPart),
    unreadFigure: flag(!isFull && hasUnreadFigure(answer, unread)),
    unreadWords: Math.log1p(countUnreadWords(answer, unread)),
    unearnedWords: isFull
      ? 0
      : Math.log1p(unused.filter(({ stem }) => unread.wording.has(stem)).length),
    notesShare: unread.share,
    longScheme: Math.log1p(unread.lines),
    sumOver: flag(marksAvailable(scheme.groups) > maxMark),
  };
}
