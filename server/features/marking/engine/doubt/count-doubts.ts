import { isAspect } from '../scheme/is-aspect.ts';
import type { Answer } from '../match/answer.ts';
import type { AwardedPoint } from '../match/award-marks.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import type { SchemeCondition } from '../scheme/scheme.ts';
import { bearsOn, isOfFirst, isOverLimit, mayEarnMore, type Marked } from './condition-bears.ts';
import { isBarelySaid, isReplaced, isTossUp, isUnsafe, isUncertain } from './uncertain-points.ts';
import { hasUnreadFigure } from './unread-scheme.ts';

/** How much of a mark depends on what the marker cannot judge. */
export interface Doubts {
  /** Doubts that each make the mark a guess. */
  grave: number;
  /**
   * Points that were almost decided the other way, or on few words: each lowers the confidence a
   * little.
   */
  slight: number;
}

const count = (all: readonly boolean[]): number => all.filter(Boolean).length;

/**
 * True if an answer may have earned its marks by something that a list leaves open. If it earned some
 * for statements, the chance of its total already allows for that; judges know only the names and
 * figures of the scheme, and an answer without marks may be about something else altogether.
 */
const isLeftOpen = (given: number, { maxMark, points }: Marked): boolean =>
  given === 0 || (given < maxMark && points.some(({ verdict }) => verdict !== null));

/** True if a condition that was not understood, or sets no clear limit, concerns an answer. */
function isInDoubt(condition: SchemeCondition, answer: Answer, marked: Marked): boolean {
  const given = marked.points.reduce((sum, { marks }) => sum + marks, 0);
  if (mayEarnMore(condition, given)) return true;
  if (condition.kind === 'open') return isLeftOpen(given, marked);
  if (condition.kind === 'limit') return isOverLimit(condition, answer, marked);
  return (
    condition.kind === 'not-understood' &&
    (given > 0 || isOfFirst(condition.text)) &&
    bearsOn(condition.text, answer, marked)
  );
}

/**
 * Counts what the marker cannot judge: a point expressed from the opposite end, a mark for an
 * aspect of the answer, a condition that was not understood, a figure of the scheme that was not
 * read.
 */
export function countDoubts(
  points: readonly AwardedPoint[],
  answer: Answer,
  { scheme, unread }: PreparedQuestion,
  maxMark: number,
): Doubts {
  const given = points.reduce((sum, { marks }) => sum + marks, 0);
  const marked = { maxMark, scheme, points };
  const narrow = points.map((point) => isTossUp(point) || isBarelySaid(point));
  const open = scheme.conditions.map(
    ({ kind }) => kind === 'open' && given < maxMark && !isLeftOpen(given, marked),
  );
  const grave = [
    given < maxMark && hasUnreadFigure(answer, unread),
    ...points.map((point) => isUnsafe(point, given) || isReplaced(point)),
    ...points.map(({ point, verdict }) => verdict === null && isAspect(point.text)),
    ...scheme.conditions.map((condition) => isInDoubt(condition, answer, marked)),
  ];
  return {
    grave: count(grave),
    slight: count([...narrow, ...open, ...points.map((point) => isUncertain(point))]),
  };
}
