import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { MarkDraft } from '../decisions/mark-drafts.ts';
import { type MarkTarget, sharedAiMark, sharedMark } from '../decisions/mark-target.ts';

interface TargetPoints {
  points: readonly MarkedPoint[];
  /** True if a mark was typed without points that explain it. */
  isApart: boolean;
}

const untick = (point: MarkedPoint): MarkedPoint => ({ ...point, marksAwarded: 0, quote: null });

/**
 * Returns the current points of a target's answer: those being ticked, those saved with the mark,
 * or the marker's if its mark still applies. `ofScheme` are the scheme's points, for an answer that
 * no marker has judged by this scheme; null if they are not needed.
 */
export function pointsOfTarget(
  target: MarkTarget,
  draft: Pick<MarkDraft, 'mark' | 'points'> | undefined,
  ofScheme: readonly MarkedPoint[] | null,
): TargetPoints {
  if (draft?.points) return { points: draft.points, isApart: false };
  const [first] = target.submissions;
  const judged = first?.aiAnalysis?.points ?? [];
  const savedMark = sharedMark(target);
  const mark = draft?.mark ?? savedMark;
  const ticked = first?.tickedPoints ?? null;
  const isOfScheme = ofScheme === null || first?.isOfEarlierQuestion !== true;
  const byMarker = judged.length > 0 && mark === sharedAiMark(target) ? judged : null;
  const given = ticked !== null && mark === savedMark ? ticked : byMarker;
  const stood = given && (isOfScheme ? given : moveTicks(given, ofScheme));
  if (stood) return { points: stood, isApart: false };
  const points = (isOfScheme && judged.length > 0 ? judged : (ofScheme ?? [])).map(untick);
  return { points, isApart: typeof mark === 'number' && mark > 0 };
}

const isSame = (one: MarkedPoint) => (other: MarkedPoint) =>
  one.point === other.point && one.marksAvailable === other.marksAvailable;

/**
 * Returns the scheme's points with the ticks of points that it still has; null if one that earned
 * marks is gone or earns something else now.
 */
function moveTicks(
  given: readonly MarkedPoint[],
  ofScheme: readonly MarkedPoint[],
): MarkedPoint[] | null {
  const earned = given.filter(({ marksAwarded }) => marksAwarded > 0);
  if (!earned.every((point) => ofScheme.some(isSame(point)))) return null;
  return ofScheme.map((point) => earned.find(isSame(point)) ?? untick(point));
}

/** Returns true if the ticked points are back to those of the saved mark. */
export function areAsTheyStood(
  target: MarkTarget,
  points: readonly MarkedPoint[],
  ofScheme: readonly MarkedPoint[],
): boolean {
  const standing = pointsOfTarget(target, undefined, ofScheme);
  if (standing.isApart || typeof sharedMark(target) !== 'number') return false;
  return points.every(({ marksAwarded, quote }, at) => {
    const stood = standing.points[at];
    return marksAwarded === stood?.marksAwarded && quote === stood.quote;
  });
}

/** Returns the words of the answer that the ticked points quote. */
export function earningWords(points: readonly MarkedPoint[]): string[] {
  return points.flatMap(({ marksAwarded, quote }) =>
    marksAwarded > 0 && quote !== null ? [quote] : [],
  );
}

/**
 * Returns the points after a tick: with selected words it earns the point and quotes them,
 * otherwise it toggles the point.
 */
export function tickPoint(
  points: readonly MarkedPoint[],
  place: number,
  words: string | null,
): MarkedPoint[] {
  return points.map((point, at) => {
    if (at !== place) return point;
    const isEarned = point.marksAwarded > 0;
    if (words === null && isEarned) return { ...point, marksAwarded: 0 };
    // A partly earned point keeps its marks when it gets another quote.
    const marksAwarded = isEarned ? point.marksAwarded : point.marksAvailable;
    return { ...point, marksAwarded, quote: words ?? point.quote };
  });
}
