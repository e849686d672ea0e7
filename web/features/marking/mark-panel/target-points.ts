import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { MarkDraft } from '../decisions/mark-drafts.ts';
import { type MarkTarget, sharedAiMark, sharedMark } from '../decisions/mark-target.ts';

interface TargetPoints {
  points: readonly MarkedPoint[];
  /** A mark was typed, and no points say what for. */
  isApart: boolean;
}

const untick = (point: MarkedPoint): MarkedPoint => ({ ...point, marksAwarded: 0, quote: null });

/**
 * The points of a target's answer as they stand: as they are being ticked, as they were saved with
 * the mark, or as the marker judged them where its mark stands. `ofScheme` are those of the scheme,
 * for an answer that no marker has judged.
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

/** Whether points that are being ticked are again those of a mark that was given. */
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

/** The words of the answer that the ticked points were given for. */
export function earningWords(points: readonly MarkedPoint[]): string[] {
  return points.flatMap(({ marksAwarded, quote }) =>
    marksAwarded > 0 && quote !== null ? [quote] : [],
  );
}

/** The points after a tick: with words it stands for them, without it is turned round. */
export function tickPoint(
  points: readonly MarkedPoint[],
  place: number,
  words: string | null,
): MarkedPoint[] {
  return points.map((point, at) => {
    if (at !== place) return point;
    const isEarned = point.marksAwarded > 0;
    if (words === null && isEarned) return { ...point, marksAwarded: 0 };
    // Partly earned stays so: other words for it change nothing of what it gives.
    const marksAwarded = isEarned ? point.marksAwarded : point.marksAvailable;
    return { ...point, marksAwarded, quote: words ?? point.quote };
  });
}
