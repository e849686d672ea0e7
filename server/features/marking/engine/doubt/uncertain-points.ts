import type { AwardedPoint } from '../match/award-marks.ts';

/** Below this share a point is barely expressed. */
const BARELY_SAID = 0.5;

/** Below this share of telling words an answer is about something else, whatever it earned. */
const OFF_TOPIC = 0.06;

/** At this sureness a judge might as well have decided the other way. */
const EVEN_CHANCE = 0.5;

const isOffTopic = ({ marks, evidence }: AwardedPoint): boolean =>
  marks > 0 && evidence !== null && evidence.precision < OFF_TOPIC;

/**
 * True for a point earned by words that are all in the scheme but less than half of the point: one
 * word of several.
 */
export const isBarelySaid = ({ marks, verdict, found, evidence }: AwardedPoint): boolean =>
  marks > 0 && verdict === null && evidence !== null && found < BARELY_SAID;

/** True for a point lost to a wrong item next to it: a person may count differently. */
const isTakenAway = ({ verdict }: AwardedPoint): boolean => verdict?.finding === 'too-many';

/** True for a point that was expressed, but under a conflict: denied, or reversed. */
const isDisputed = ({ conflict, isTouched }: AwardedPoint): boolean =>
  conflict !== null && isTouched;

/**
 * True for a conflict that the marker found itself; what the scheme rejects is settled there, and
 * an answer that earned other points says the reverse of this one on purpose.
 */
const isConflicting = (point: AwardedPoint, given: number): boolean => {
  const isSettled = point.conflict === 'rejected' || (point.conflict === 'reversed' && given > 0);
  return isDisputed(point) && (!isSettled || point.marks > 0);
};

/** True for a point expressed from the opposite end, under a conflict, or off the topic. */
export const isUncertain = (point: AwardedPoint): boolean =>
  point.isRoundabout || isDisputed(point) || isOffTopic(point);

/**
 * True for a point under a conflict, expressed from the opposite end, or decided by a judge that is
 * unsure or that a person may not follow; `given` are the marks of the whole answer.
 */
export const isUnsafe = (point: AwardedPoint, given: number): boolean =>
  isConflicting(point, given) ||
  point.isRoundabout ||
  isTakenAway(point) ||
  isOutOfPlace(point) ||
  isEvenChance(point) ||
  lacksForm(point);

/** True for a point earned by an answer that has another word in place of one of the point's. */
export const isReplaced = ({ isReplaced: hasOther, marks }: AwardedPoint): boolean =>
  hasOther && marks > 0;

/**
 * Shares so near the middle that the words might have been read the other way. A point expressed in
 * other words is meant more fully than it is found.
 */
const NEAR_MIDDLE = { from: 0.3, to: 0.6 } as const;
export const isTossUp = ({ share, verdict }: AwardedPoint): boolean =>
  verdict === null && share > NEAR_MIDDLE.from && share < NEAR_MIDDLE.to;

/** True for a miss that its judge is unsure of: a word that sounds like the name. */
const isEvenChance = ({ verdict }: AwardedPoint): boolean =>
  verdict !== null && verdict.share === 0 && verdict.sureness <= EVEN_CHANCE;

/** True for a name that earned its mark although it is where another was asked for. */
const isOutOfPlace = ({ verdict }: AwardedPoint): boolean =>
  verdict?.share === 1 && verdict.finding === 'order-wrong';

/**
 * True for an order or an expression that was not found: it may be there in a form that was not
 * read.
 */
const lacksForm = ({ verdict, marks, point }: AwardedPoint): boolean =>
  verdict !== null && marks < point.marks && (point.kind === 'list' || point.kind === 'expression');
