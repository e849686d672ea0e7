import type { AwardedPoint } from '../match/award-marks.ts';

/** Below this share a point is barely said. */
const BARELY_SAID = 0.5;

/** Below this share of telling words an answer speaks of something else, whatever it earned. */
const OFF_TOPIC = 0.06;

/** As sure as this, a judge might as well have said the other thing. */
const EVEN_CHANCE = 0.5;

const isOffTopic = ({ marks, evidence }: AwardedPoint): boolean =>
  marks > 0 && evidence !== null && evidence.precision < OFF_TOPIC;

/** Earned by words that are all in the scheme, and are less than half of the point: one word of several. */
export const isBarelySaid = ({ marks, verdict, found, evidence }: AwardedPoint): boolean =>
  marks > 0 && verdict === null && evidence !== null && found < BARELY_SAID;

/** Lost to a wrong item beside it: a person may count otherwise. */
const isTakenAway = ({ verdict }: AwardedPoint): boolean => verdict?.finding === 'too-many';

/** Said, but under a conflict: denied, or the other way round. */
const isDisputed = ({ conflict, isTouched }: AwardedPoint): boolean =>
  conflict !== null && isTouched;

/** Told from its other end, under a conflict, or beside the topic. */
export const isUncertain = (point: AwardedPoint): boolean =>
  point.isRoundabout || isDisputed(point) || isOffTopic(point);

/** Under a conflict, told from its other end, or decided by a judge that is not sure or that a person may not follow. */
export const isUnsafe = (point: AwardedPoint): boolean =>
  isDisputed(point) ||
  point.isRoundabout ||
  isTakenAway(point) ||
  isOutOfPlace(point) ||
  isEvenChance(point) ||
  lacksForm(point);

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
const lacksForm = ({ verdict, marks, point }: AwardedPoint): boolean =>
  verdict !== null && marks < point.marks && (point.kind === 'list' || point.kind === 'expression');
