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
 * no marker has judged.
 */
export function pointsOfTarget(
  target: MarkTarget,
  draft: Pick<MarkDraft, 'mark' | 'points'> | undefined,
  ofScheme: readonly MarkedPoint[],
): TargetPoints {
  if (draft?.points) return { points: draft.points, isApart: false };
  const [first] = target.submissions;
  const judged = first?.aiAnalysis?.points ?? [];
  const savedMark = sharedMark(target);
  const mark = draft?.mark ?? savedMark;
  const ticked = first?.tickedPoints ?? null;
  if (ticked !== null && mark === savedMark) return { points: ticked, isApart: false };
  if (judged.length > 0 && mark === sharedAiMark(target)) return { points: judged, isApart: false };
  const points = (judged.length > 0 ? judged : ofScheme).map(untick);
  return { points, isApart: typeof mark === 'number' && mark > 0 };
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
