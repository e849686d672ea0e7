import type { MarkedAnswer } from '../engine/marker.ts';

/** The factor for the confidence if passes disagree, and the amount that agreement adds. */
const ON_DISAGREEMENT = 0.3;
const AGREEMENT_ADDS = 0.1;

/**
 * Combines several passes over the same task: returns the median by mark, the lower one of two. If
 * the marks, or the points that earned them, differ, a teacher should look.
 */
export function combinePasses(passes: readonly MarkedAnswer[]): MarkedAnswer | undefined {
  const inOrder = passes.toSorted((a, b) => a.markAwarded - b.markAwarded);
  const middle = inOrder[Math.floor((inOrder.length - 1) / 2)];
  if (middle === undefined || inOrder.length === 1) return middle;
  const agree = inOrder.every((pass) => isSame(pass, middle));
  const flags = new Set(inOrder.flatMap(({ analysis }) => analysis.flags));
  if (!agree) flags.add('passes-disagree');
  const lowest = Math.min(...inOrder.map(({ analysis }) => analysis.confidence));
  const confidence = agree
    ? Math.min(1, lowest + (flags.size === 0 ? AGREEMENT_ADDS : 0))
    : Math.min(lowest, ON_DISAGREEMENT);
  return { ...middle, analysis: { ...middle.analysis, flags: [...flags], confidence } };
}

/** Equal marks for different points are chance. */
function isSame(one: MarkedAnswer, other: MarkedAnswer): boolean {
  return marksOf(one) === marksOf(other);
}

function marksOf({ analysis, markAwarded }: MarkedAnswer): string {
  return [markAwarded, ...analysis.points.map(({ marksAwarded }) => marksAwarded)].join(' ');
}
